package gateway.web.management;

import gateway.web.admission.Explainer;
import gateway.web.admission.Explanation;
import gateway.web.admission.LimitUsage;
import gateway.web.admission.Question;
import gateway.web.admission.Rules;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Says what would become of a request, to the management API and the pages alike. Nothing is spent by asking. A question
 * that is none throws {@link gateway.web.jaxrs.RefusedException}.
 */
@RequestScoped
public class ExplainActions {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public ExplainActions() {}

    /**
     * {@return what would become of a request, and why}
     *
     * @param fields the request, as the management API takes it
     */
    public Map<String, Object> explain(Map<String, ?> fields) {
        return explain(JsonInput.of(fields, ExplainInput.FIELDS));
    }

    Map<String, Object> explain(JsonInput input) {
        Rules rules = running.rules();
        Instant now = administration.now();
        Question question = ExplainInput.read(input, rules, administration.address(), now);
        return fields(question, new Explainer(rules).explain(question), now);
    }

    private static Map<String, Object> fields(Question question, Explanation explanation, Instant now) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("method", question.method());
        fields.put("path", question.target());
        fields.put("client", question.client().id());
        fields.put("address", question.address().text());
        explanation.route().ifPresent(route -> fields.put("route", route));
        fields.put("keyRequired", explanation.requiresKey());
        fields.put("addressVerdict", text(explanation.address()));
        fields.put("tier", explanation.tier());
        fields.put("tierFrom", text(explanation.tierOrigin()));
        fields.put(
                "limits",
                explanation.limits().stream().map(usage -> limit(usage, now)).toList());
        fields.put("permitted", explanation.refusal().isEmpty());
        explanation.refusal().ifPresent(refusal -> {
            fields.put("status", refusal.kind().status());
            fields.put("error", refusal.kind().error());
            fields.put("detail", refusal.detail());
        });
        return fields;
    }

    private static Map<String, Object> limit(LimitUsage usage, Instant now) {
        Map<String, Object> fields = LimitView.of(usage, now);
        fields.put("applies", usage.applies());
        if (usage.unknown().isEmpty()) {
            fields.put("permits", usage.passes());
        }
        return fields;
    }

    private static String text(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
