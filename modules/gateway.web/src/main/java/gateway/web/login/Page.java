package gateway.web.login;

import gateway.web.servlet.WholeBody;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URL;
import java.util.Objects;

/**
 * A page for people that stands alone, without navigation. Its headers, which those of the dashboard share, let a browser
 * run no script but ours, load nothing from elsewhere, show the page in no frame, and send its forms nowhere else.
 *
 * @param title its title
 * @param body what is in it, as HTML
 */
public record Page(String title, String body) {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
    private static final String FRAME = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>%1$s</title>
            <link rel="icon" type="image/svg+xml" href="%4$s">
            <script src="%2$s"></script>
            <link rel="stylesheet" href="%3$s">
            %6$s</head>
            <body class="alone">
            <main>
            <p class="brand"><img src="%4$s" alt="" width="28" height="28">Gateway</p>
            <div class="card">
            <h1>%1$s</h1>
            %5$s</div>
            </main>
            </body>
            </html>
            """;
    private static final String OWN_THEME = "dashboard/css/theme.css";
    private static final String MESSAGE = """
            <p>%s</p>
            <p><a href="%s/dashboard">To the overview</a></p>
            """;

    /** Requires both. */
    public Page {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(body, "body");
    }

    /**
     * {@return a page that only says something}
     *
     * @param title its title
     * @param text what it says
     * @param contextPath where the application is
     */
    public static Page message(String title, String text, String contextPath) {
        return new Page(title, MESSAGE.formatted(Html.escape(text), Html.escape(contextPath)));
    }

    /**
     * Sends the page.
     *
     * @param status the HTTP status
     * @param request what it answers
     * @param response the response, which has not begun
     * @throws IOException if the browser has gone
     */
    public void send(int status, HttpServletRequest request, HttpServletResponse response) throws IOException {
        String base = Html.escape(request.getContextPath());
        String html = FRAME.formatted(
                Html.escape(title),
                base + Pages.resource("dashboard/js/theme.js"),
                base + Pages.resource("dashboard/css/gateway.css"),
                base + Pages.resource("dashboard/images/gateway.svg"),
                body,
                ownTheme(base));
        response.setStatus(status);
        response.setContentType("text/html; charset=utf-8");
        writeHeaders(response);
        WholeBody.write(html, response);
    }

    /** The theme that somebody has put beside ours, if there is one. */
    private static String ownTheme(String base) {
        URL theme = Thread.currentThread().getContextClassLoader().getResource("META-INF/resources/" + OWN_THEME);
        return theme == null ? "" : "<link rel=\"stylesheet\" href=\"" + base + Pages.resource(OWN_THEME) + "\">\n";
    }

    /**
     * Adds the headers of every page.
     *
     * @param response the response to a page
     */
    public static void writeHeaders(HttpServletResponse response) {
        response.setHeader("Content-Security-Policy", POLICY);
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        // Not no-referrer, with which browsers send "Origin: null" from our own forms.
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Cache-Control", "no-store");
    }
}
