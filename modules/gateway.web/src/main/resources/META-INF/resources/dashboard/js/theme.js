"use strict";
// Runs before the first paint, so that a page never shows up in the wrong theme. Not a module: those wait for the page.
try {
    const choice = localStorage.getItem("gateway-theme");
    if (choice === "light" || choice === "dark") {
        document.documentElement.dataset.theme = choice;
    }
} catch {
    // Without storage the theme is that of the system.
}
