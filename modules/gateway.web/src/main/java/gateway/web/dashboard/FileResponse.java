package gateway.web.dashboard;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.util.Locale;
import java.util.Set;

/**
 * The response with a file of the pages. Browsers ask for it again each time: what Faces says instead, a week, would let
 * scripts of one version meet pages of another.
 */
final class FileResponse extends HttpServletResponseWrapper {
    private static final Set<String> OURS = Set.of("cache-control", "expires");

    FileResponse(HttpServletResponse response) {
        super(response);
        response.setHeader("Cache-Control", "private, no-cache");
    }

    private static boolean isOurs(String name) {
        return OURS.contains(name.toLowerCase(Locale.ROOT));
    }

    @Override
    public void setHeader(String name, String value) {
        if (!isOurs(name)) {
            super.setHeader(name, value);
        }
    }

    @Override
    public void addHeader(String name, String value) {
        if (!isOurs(name)) {
            super.addHeader(name, value);
        }
    }

    @Override
    public void setDateHeader(String name, long date) {
        if (!isOurs(name)) {
            super.setDateHeader(name, date);
        }
    }
}
