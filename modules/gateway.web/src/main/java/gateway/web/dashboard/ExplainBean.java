package gateway.web.dashboard;

import gateway.web.jaxrs.RefusedException;
import gateway.web.management.ExplainActions;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;

/** What would become of a request that somebody describes. Nothing is spent by asking. */
@Named("explain")
@RequestScoped
public class ExplainBean {
    private static final List<String> FIELDS = List.of("method", "path", "apiKeyId", "address");

    @Inject
    private ExplainActions actions;

    @Inject
    private RequestParameters parameters;

    private Map<String, String> question = Map.of();
    private Map<String, Object> answer = Map.of();
    private String problem = "";

    /** For CDI. */
    public ExplainBean() {}

    @PostConstruct
    void ask() {
        question = parameters.texts(FIELDS);
        question.values().removeIf(String::isEmpty);
        if (question.containsKey("path")) {
            try {
                answer = actions.explain(question);
            } catch (RefusedException e) {
                problem = e.refusal().detail();
            }
        }
    }

    /** {@return the method that is asked about} */
    public String getMethod() {
        return question.getOrDefault("method", "GET");
    }

    /** {@return the path that is asked about; empty for none} */
    public String getPath() {
        return question.getOrDefault("path", "");
    }

    /** {@return the id of the credential that is asked about; empty for none} */
    public String getApiKeyId() {
        return question.getOrDefault("apiKeyId", "");
    }

    /** {@return the address that is asked about; empty for that of whoever asks} */
    public String getAddress() {
        return question.getOrDefault("address", "");
    }

    /** {@return whether the question is none} */
    public boolean isInvalid() {
        return !problem.isEmpty();
    }

    /** {@return what is wrong with the question} */
    public String getProblem() {
        return problem;
    }

    /** {@return whether there is an answer} */
    public boolean isAnswered() {
        return !answer.isEmpty();
    }

    /** {@return the answer, as the management API gives it} */
    public Map<String, Object> getAnswer() {
        return answer;
    }

    /** {@return why the request would be refused, or that no reason is known} */
    public String getWhy() {
        return Boolean.TRUE.equals(answer.get("permitted"))
                ? "Every rule and limit lets it pass."
                : answer.get("status") + " " + answer.get("error") + ": " + answer.get("detail");
    }

    /** {@return the route it would match} */
    public String getRoute() {
        return answer.getOrDefault("route", "none").toString();
    }

    /** {@return why its caller would get that tier} */
    public String getTierFrom() {
        return switch (answer.get("tierFrom").toString()) {
            case "credential" -> "from the credential";
            case "route" -> "from the route";
            default -> "the default tier";
        };
    }

    /** {@return the limits that would be asked} */
    @SuppressWarnings("unchecked") // the shape is that of the management API
    public List<LimitRow> getRows() {
        return ((List<Map<String, Object>>) answer.get("limits"))
                .stream().map(LimitRow::of).toList();
    }
}
