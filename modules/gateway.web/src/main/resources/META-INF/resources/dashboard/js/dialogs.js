// Asks for a confirmation on top of the page. Without this script the same link leads to a page that asks.
export function enableDialogs() {
    document.addEventListener("click", event => {
        const link = event.target.closest("a[data-dialog]");
        if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            open(link);
        }
        const closing = event.target.closest("dialog [data-close]");
        if (closing) {
            event.preventDefault();
            closing.closest("dialog").close();
        }
    });
    document.addEventListener("submit", event => preventSecondSubmit(event.target));
    const asked = document.querySelector("dialog[open]");
    if (asked) {
        asked.removeAttribute("open");
        show(asked, forgetQuestion);
    }
}

/** So that loading the page again does not ask again. */
function forgetQuestion() {
    const address = new URL(location.href);
    address.searchParams.delete("confirm");
    address.searchParams.delete("id");
    history.replaceState(null, "", address);
}

let opening = false;

async function open(link) {
    if (opening || document.querySelector("dialog[open]")) {
        return;
    }
    opening = true;
    try {
        const answer = await fetch(link.href, { cache: "no-store" });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const dialog = page.querySelector("dialog");
        if (answer.ok && dialog) {
            const shown = document.importNode(dialog, true);
            shown.removeAttribute("open");
            document.body.append(shown);
            show(shown, () => link.focus());
            return;
        }
    } catch {
        // The browser shows itself what is the matter.
    } finally {
        opening = false;
    }
    location.assign(link.href);
}

function show(dialog, afterwards) {
    dialog.addEventListener("close", () => {
        dialog.remove();
        afterwards();
    });
    dialog.showModal();
}

function preventSecondSubmit(form) {
    // Later, since a disabled button would not be sent.
    setTimeout(() => {
        for (const button of form.querySelectorAll("button, input[type=submit]")) {
            button.disabled = form.method === "post";
        }
    });
}

// Back in a page that the browser has kept, its buttons work again.
addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("button:disabled, input[type=submit]:disabled")) {
        button.disabled = false;
    }
});
