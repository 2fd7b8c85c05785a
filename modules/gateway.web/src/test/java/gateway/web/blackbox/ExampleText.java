package gateway.web.blackbox;

import gateway.web.blackbox.http.Response;
import jakarta.json.Json;
import jakarta.json.JsonReader;
import jakarta.json.JsonStructure;
import jakarta.json.JsonWriter;
import jakarta.json.stream.JsonGenerator;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request and its answer as a page shows them. */
final class ExampleText {
    /** What differs from run to run, and what the page shows instead. */
    private static final Map<String, String> CHANGING = new LinkedHashMap<>();

    static {
        CHANGING.put("key_[0-9a-f]{12}", "key_4f1d09c2ab7e");
        CHANGING.put("gw_live_[0-9a-f]{32}", "gw_live_2d7c1f0a9b8e4c6d5a3f7e1b0c9d8a6f");
        CHANGING.put("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z", "2026-01-01T00:00:00Z");
        CHANGING.put(
                "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}",
                "019b7760-1400-7a3e-8c1d-4f2b6e9a0c55");
        CHANGING.put("\"(timestamp)\": \\d+", "\"$1\": 1767225600000");
        CHANGING.put("\"(responseTime|avgResponseTime)\": [0-9.]+", "\"$1\": 3");
        CHANGING.put("\"node\": \"[^\"]*\"", "\"node\": \"gateway-1\"");
        CHANGING.put("\"count\": \\d+", "\"count\": 2");
        CHANGING.put("\"([1-5]xx)\": [1-9]\\d*", "\"$1\": 24");
        CHANGING.put("\"(p50|p95|p99|max)\": [0-9.]+", "\"$1\": 3.00");
        CHANGING.put("\"(bytes|lifetimeBytes)\": [1-9]\\d*", "\"$1\": 345");
        CHANGING.put("\"(requestsPerSecond|requestsByMinute)\": \\[[^]]*]", "\"$1\": [0, 24]");
        CHANGING.put("\"resetAfterMs\": [1-9]\\d*", "\"resetAfterMs\": 86400000");
        CHANGING.put("\"(totalRequests|lifetimeRequests|requestsPerMinute)\": \\d+", "\"$1\": 24");
    }

    private ExampleText() {}

    static String of(String requestLine, String json, Response response) {
        String text = requestLine + "\n" + (json.isEmpty() ? "" : json + "\n") + "\n" + response.status() + "\n"
                + pretty(response.text()) + "\n";
        for (Map.Entry<String, String> changing : CHANGING.entrySet()) {
            text = text.replaceAll(changing.getKey(), changing.getValue());
        }
        return text;
    }

    private static String pretty(String json) {
        StringWriter text = new StringWriter();
        try (JsonReader reader = Json.createReader(new StringReader(json));
                JsonWriter writer = Json.createWriterFactory(Map.of(JsonGenerator.PRETTY_PRINTING, true))
                        .createWriter(text)) {
            JsonStructure value = reader.read();
            writer.write(value);
        }
        return text.toString().strip();
    }
}
