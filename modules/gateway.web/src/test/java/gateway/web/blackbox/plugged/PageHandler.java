package gateway.web.blackbox.plugged;

import gateway.api.limit.LimitedRequest;
import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import java.util.Optional;

/** Shows a page to whoever takes pages, fails for one who asks for it, and leaves the rest to the gateway. */
public final class PageHandler implements RejectionHandler {
    @Override
    public Optional<RejectionAnswer> answer(LimitedRequest request, Rejection rejection) {
        if (request.headers("X-Fail").contains("yes")) {
            throw new IllegalStateException("asked to fail");
        }
        boolean page = request.headers("Accept").stream().anyMatch(accepted -> accepted.contains("text/html"));
        return page
                ? Optional.of(RejectionAnswer.of("text/html", "<h1>Später – " + rejection.error() + "</h1>")
                        .header("Content-Language", "de")
                        .header("X-Help", "https://help.example/limits"))
                : Optional.empty();
    }
}
