package gateway.web.login;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

/** Sends browsers to another page of this gateway. */
public final class Redirect {
    private Redirect() {}

    /**
     * Sends a browser to a page, which it gets instead of sending a form again. Relative to the host, which is whatever
     * the browser calls it.
     *
     * @param path the path within the application, and its query if it has one
     * @param request what is answered
     * @param response the answer, which has not begun
     */
    public static void to(String path, HttpServletRequest request, HttpServletResponse response) {
        Page.writeHeaders(response);
        response.setHeader("Location", request.getContextPath() + path);
        response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    }
}
