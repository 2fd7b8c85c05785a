package gateway.testkit.rejection;

import gateway.api.limit.LimitedRequest;
import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import java.util.Optional;

/** Shows a page to whoever takes pages. */
public final class PageHandler implements RejectionHandler {
    /** For the service loader. */
    public PageHandler() {}

    @Override
    public Optional<RejectionAnswer> answer(LimitedRequest request, Rejection rejection) {
        boolean page = request.headers("Accept").stream().anyMatch(accepted -> accepted.contains("text/html"));
        return page
                ? Optional.of(RejectionAnswer.of("text/html", "<h1>" + rejection.error() + "</h1>"))
                : Optional.empty();
    }
}
