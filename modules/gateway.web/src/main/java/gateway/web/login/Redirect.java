package gateway.web.login;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

/** Sends browsers to another page of this gateway. */
final class Redirect {
    private Redirect() {}

    /** Relative to the host, which is whatever the browser calls it. */
    static void to(String path, HttpServletRequest request, HttpServletResponse response) {
        Page.writeHeaders(response);
        response.setHeader("Location", request.getContextPath() + path);
        response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    }
}
