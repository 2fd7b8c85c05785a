package gateway.web.dashboard;

import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.StateChangeGuard;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Looks at a form before Faces sees it, so that one that is forged, too old or sent before reaches no code of a page.
 * Views are stateless, so what Faces itself sends with a form protects nothing.
 */
final class FormCheck {
    private static final String TYPE = "application/x-www-form-urlencoded";
    private static final String VIEW_STATE = "jakarta.faces.ViewState";
    private static final String STATELESS = "stateless";
    /** As much as the management API takes. */
    private static final int MAX_BYTES = 4 << 20;

    private final UsedForms usedForms;

    FormCheck(UsedForms usedForms) {
        this.usedForms = Objects.requireNonNull(usedForms, "usedForms");
    }

    /** Whether Faces takes a request for a form of one of its pages, by whatever method it comes. */
    static boolean isPostback(HttpServletRequest request) {
        return request.getParameter(VIEW_STATE) != null;
    }

    /** What there is to say of a form. */
    enum Verdict {
        /** It may be carried out. */
        GOOD,
        /** It is no form, or too large. */
        UNREADABLE,
        /** A page of somebody else sent it. */
        FOREIGN,
        /** It does not have the token of its session, or a view state that no page has. */
        OUTDATED,
        /** It was sent before. */
        REPEATED
    }

    Verdict judge(HttpServletRequest request, Exchange exchange, String pageToken) {
        if (!isForm(request)) {
            return Verdict.UNREADABLE;
        }
        Optional<Refusal> refusal = StateChangeGuard.ofPage(exchange.request(), pageToken, only(request, "token"));
        if (refusal.isPresent()) {
            return refusal.get().field().isPresent() ? Verdict.FOREIGN : Verdict.OUTDATED;
        }
        String once = only(request, "once");
        if (once.isEmpty() || !only(request, VIEW_STATE).equals(STATELESS)) {
            return Verdict.OUTDATED;
        }
        return usedForms.claim(once) ? Verdict.GOOD : Verdict.REPEATED;
    }

    private static boolean isForm(HttpServletRequest request) {
        String type = Objects.requireNonNullElse(request.getContentType(), "");
        long length = request.getContentLengthLong();
        return type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(TYPE)
                && length >= 0
                && length <= MAX_BYTES;
    }

    /** A field; empty if there is none, or more than one. */
    private static String only(HttpServletRequest request, String name) {
        String[] values = request.getParameterValues(name);
        return values != null && values.length == 1 ? values[0] : "";
    }
}
