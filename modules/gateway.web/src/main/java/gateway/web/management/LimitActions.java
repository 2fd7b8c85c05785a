package gateway.web.management;

import gateway.web.admission.ClientLimits;
import gateway.web.admission.Rules;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What is done with the limits of one client, by the management API and by the pages alike. What everybody shares is not
 * shown here and not reset. Whoever is not known throws {@link gateway.web.jaxrs.RefusedException}, and what was changed
 * is noted in the audit log.
 */
@RequestScoped
public class LimitActions {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public LimitActions() {}

    /**
     * {@return how much a client has used, without using any of it: {@code client}, {@code tier} and {@code limits}}
     *
     * @param name the id of an API key or a device, or an address
     */
    public Map<String, Object> usage(String name) {
        NamedClient client = find(name);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("client", client.client().id());
        fields.put("tier", limits(client).tier());
        fields.put("limits", usage(client));
        return fields;
    }

    /**
     * Makes the limits of a client full again.
     *
     * @param name the id of an API key or a device, or an address
     * @return whose limits, and which of them are not
     */
    public Reset reset(String name) {
        NamedClient client = find(name);
        String id = client.client().id();
        List<Map<String, Object>> before = usage(client);
        List<String> others = limits(client).reset();
        administration.noteChange("limits.reset", id, Map.of("limits", before), Map.of("limits", usage(client)));
        return new Reset(id, others);
    }

    /**
     * What became of a reset.
     *
     * @param client the id of the client
     * @param notReset the names of its limits that count by what only a request says, so that they could not be found
     */
    public record Reset(String client, List<String> notReset) {
        /** Requires the client and copies the names. */
        public Reset {
            Objects.requireNonNull(client, "client");
            notReset = List.copyOf(notReset);
        }
    }

    private List<Map<String, Object>> usage(NamedClient client) {
        Instant now = administration.now();
        return limits(client).usage().stream()
                .map(usage -> LimitView.of(usage, now))
                .toList();
    }

    private ClientLimits limits(NamedClient client) {
        return new ClientLimits(rules(), client.client(), client.address());
    }

    private NamedClient find(String name) {
        Optional<NamedClient> found = NamedClient.find(rules(), name);
        return found.orElseThrow(() -> Refusals.unknown("API key, device or address"));
    }

    private Rules rules() {
        return running.rules();
    }
}
