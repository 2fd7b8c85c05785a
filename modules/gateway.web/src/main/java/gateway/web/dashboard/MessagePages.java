package gateway.web.dashboard;

import gateway.api.limit.StoreUnavailableException;
import gateway.web.login.Page;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.stream.Stream;

/** Pages that say why there is no other. */
final class MessagePages {
    private static final System.Logger LOG = System.getLogger(MessagePages.class.getName());

    private MessagePages() {}

    static void send(int status, HttpServletRequest request, HttpServletResponse response) throws IOException {
        Page.message(title(status), text(status), request.getContextPath()).send(status, request, response);
    }

    /**
     * Instead of a page that could not be made. One that has begun to be sent ends where it is: an exception would make the
     * server append what it has to say about it.
     */
    static void failed(Exception cause, HttpServletRequest request, HttpServletResponse response) throws IOException {
        LOG.log(System.Logger.Level.WARNING, "A page of the dashboard failed", cause);
        if (!response.isCommitted()) {
            response.resetBuffer();
            send(isStoreDown(cause) ? 503 : 500, request, response);
        }
    }

    private static boolean isStoreDown(Throwable cause) {
        return Stream.iterate(cause, one -> one != null, Throwable::getCause)
                .limit(20)
                .anyMatch(StoreUnavailableException.class::isInstance);
    }

    private static String title(int status) {
        return switch (status) {
            case 403 -> "You may not do this";
            case 404 -> "There is no such page";
            case 415 -> "This is not a form";
            case 503 -> "A store does not answer";
            default -> "This page failed";
        };
    }

    private static String text(int status) {
        return switch (status) {
            case 403 -> "Changes need the role gateway-admin, and a page of this gateway.";
            case 404 -> "It may have been moved, or never have been there.";
            case 415 -> "Nothing was changed.";
            case 503 -> "What this page shows cannot be had at the moment. The log of the server says why.";
            default -> "The log of the server says why.";
        };
    }
}
