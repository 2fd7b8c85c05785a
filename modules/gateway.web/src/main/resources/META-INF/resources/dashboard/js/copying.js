// Copies a text, by whatever way the browser allows.
export function enableCopying() {
    document.addEventListener("click", async event => {
        const button = event.target.closest("button[data-copy]");
        if (button) {
            const field = document.getElementById(button.dataset.copy);
            const status = document.getElementById(`${button.dataset.copy}-status`);
            status.textContent = (await copied(field)) ? "Copied." : "Selected. Press Ctrl+C or ⌘C to copy.";
        }
    });
    for (const button of document.querySelectorAll("button[data-copy]")) {
        button.hidden = false;
    }
}

async function copied(field) {
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        // No permission, or a page without TLS.
    }
    field.focus();
    field.select();
    try {
        return document.execCommand("copy");
    } catch {
        return false;
    }
}
