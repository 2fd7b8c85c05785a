package gateway.web.login;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A page for people. Its headers let a browser run no script, load nothing from elsewhere, show it in no frame, and send
 * its forms nowhere else.
 *
 * @param title its title
 * @param body what is in it, as HTML
 */
record Page(String title, String body) {
    private static final String POLICY =
            "default-src 'none'; style-src 'self'; form-action 'self';" + " frame-ancestors 'none'; base-uri 'none'";
    private static final String FRAME = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%s</title>
            <link rel="stylesheet" href="%s/dashboard/login.css">
            </head>
            <body>
            <main>
            <h1>%1$s</h1>
            %3$s</main>
            </body>
            </html>
            """;

    Page {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(body, "body");
    }

    Page followedBy(String html) {
        return new Page(title, body + html);
    }

    void send(int status, HttpServletRequest request, HttpServletResponse response) throws IOException {
        byte[] html = FRAME.formatted(Html.escape(title), Html.escape(request.getContextPath()), body)
                .getBytes(StandardCharsets.UTF_8);
        response.setStatus(status);
        response.setContentType("text/html; charset=utf-8");
        response.setContentLength(html.length);
        writeHeaders(response);
        response.getOutputStream().write(html);
    }

    static void writeHeaders(HttpServletResponse response) {
        response.setHeader("Content-Security-Policy", POLICY);
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        // Not no-referrer, with which browsers send "Origin: null" from our own forms.
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Cache-Control", "no-store");
    }
}
