package gateway.web.management;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.RefusedException;
import jakarta.json.Json;
import jakarta.json.JsonValue;
import jakarta.json.stream.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Reads the bodies of management requests. */
final class JsonBody {
    /** Enough for lists of a hundred thousand addresses. */
    static final int MAX_BYTES = 4 << 20;

    private JsonBody() {}

    /** The JSON object that a body consists of; another body refuses the request. */
    static JsonInput read(InputStream body, Set<String> allowed) {
        return new JsonInput(fields(text(body)), allowed);
    }

    private static Map<String, JsonValue> fields(String text) {
        try (JsonParser parser = Json.createParser(new StringReader(text))) {
            Map<String, JsonValue> fields = fields(parser);
            if (!parser.hasNext()) {
                return fields;
            }
        } catch (RefusedException e) {
            throw e;
        } catch (RuntimeException e) {
            // Refused below. Parsers throw all sorts of exceptions, as for what is nested too deep.
        }
        throw Refusals.body("The body must be one JSON object (RFC 8259).");
    }

    private static Map<String, JsonValue> fields(JsonParser parser) {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        if (parser.next() != JsonParser.Event.START_OBJECT) {
            throw Refusals.body("The body must be a JSON object.");
        }
        while (parser.next() == JsonParser.Event.KEY_NAME) {
            String name = parser.getString();
            parser.next();
            if (fields.put(name, parser.getValue()) != null) {
                throw Refusals.body("The body names a field twice.");
            }
        }
        return fields;
    }

    /** Requires that there is no body, or an empty object. */
    static void requireNone(InputStream body) {
        String text = text(body);
        if (!text.isBlank() && !text.strip().equals("{}")) {
            throw Refusals.body("The request takes no body.");
        }
    }

    private static String text(InputStream body) {
        byte[] bytes = bytes(body);
        if (bytes.length > MAX_BYTES) {
            throw new RefusedException(
                    Refusal.of(RefusalKind.BODY_TOO_LARGE, "The body must have at most " + MAX_BYTES + " bytes."));
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Refusals.body("The body must be UTF-8.");
        }
    }

    private static byte[] bytes(InputStream body) {
        try {
            return body.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw Refusals.body("The body ends too early, or its chunks are malformed.");
        }
    }
}
