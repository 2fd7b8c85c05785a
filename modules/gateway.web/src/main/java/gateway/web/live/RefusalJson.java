package gateway.web.live;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import jakarta.json.Json;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObjectBuilder;
import java.util.Map;
import java.util.function.Supplier;

/** Refusals as one line of JSON. What is not known is left out. Thread-safe. */
final class RefusalJson {
    private final Supplier<String> node;

    /** Looked for once, which takes longer than to write a line. */
    private final JsonBuilderFactory json = Json.createBuilderFactory(Map.of());

    /** With what this node is called, which is known when there is a line. */
    RefusalJson(Supplier<String> node) {
        this.node = node;
    }

    String line(RequestEntry refused) {
        RequestRefusal refusal = refused.refusal().orElseThrow();
        JsonObjectBuilder line = json.createObjectBuilder()
                .add("timestamp", refused.timestamp().toEpochMilli())
                .add("method", refused.method())
                .add("path", refused.path())
                .add("status", refused.status())
                .add("error", refusal.error());
        refusal.policy().ifPresent(policy -> line.add("policy", policy));
        line.add("clientId", refused.clientId()).add("ip", refused.address());
        refused.tier().ifPresent(tier -> line.add("tier", tier));
        refused.route().ifPresent(route -> line.add("route", route));
        line.add("node", node.get());
        return line.build().toString();
    }
}
