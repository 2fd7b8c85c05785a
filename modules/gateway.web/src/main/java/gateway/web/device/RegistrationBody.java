package gateway.web.device;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.RefusedException;
import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParser.Event;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads {@code {"browserId":"…"}}, and nothing else, without ever taking more than a little of it into memory. Whatever
 * is wrong with a body refuses the request.
 */
final class RegistrationBody {
    private static final int MAX_BYTES = 1024;
    private static final String BROWSER_ID = "browserId";
    /** What a member is called whose name may be repeated to its sender. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private RegistrationBody() {}

    /** The text of {@code browserId}, whatever it is. */
    static String browserId(InputStream body) {
        byte[] bytes = read(body);
        if (bytes.length > MAX_BYTES) {
            throw new RefusedException(Refusal.of(
                    RefusalKind.BODY_TOO_LARGE, "The body of a registration is at most " + MAX_BYTES + " bytes long."));
        }
        try (JsonParser parser = Json.createParser(new ByteArrayInputStream(bytes))) {
            return parse(parser);
        } catch (JsonException | NoSuchElementException | IllegalStateException e) {
            throw new RefusedException(bad("The body must be a JSON object."));
        }
    }

    /** A little more than is allowed at most; the caller may have gone away, or frame its body badly. */
    private static byte[] read(InputStream body) {
        try {
            return body.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new RefusedException(bad("The body cannot be read."));
        }
    }

    private static String parse(JsonParser parser) {
        if (parser.next() != Event.START_OBJECT) {
            throw new RefusedException(bad("The body must be a JSON object."));
        }
        Optional<String> browserId = Optional.empty();
        while (parser.next() == Event.KEY_NAME) {
            if (!parser.getString().equals(BROWSER_ID)) {
                throw new RefusedException(unknown(parser.getString()));
            }
            if (browserId.isPresent() || parser.next() != Event.VALUE_STRING) {
                throw new RefusedException(RegistrationRefusals.INVALID_ID);
            }
            browserId = Optional.of(parser.getString());
        }
        if (parser.hasNext()) {
            throw new RefusedException(bad("The body must be one JSON object."));
        }
        return browserId.orElseThrow(() -> new RefusedException(RegistrationRefusals.INVALID_ID));
    }

    private static Refusal unknown(String member) {
        Refusal refusal = bad("The only member of a registration is browserId.");
        return NAME.matcher(member).matches() ? refusal.about(member) : refusal;
    }

    private static Refusal bad(String detail) {
        return Refusal.of(RefusalKind.BAD_REQUEST, detail);
    }
}
