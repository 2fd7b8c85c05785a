package gateway.web.key;

import gateway.web.config.JsonPointer;
import jakarta.json.Json;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The texts of a request by which a limit counts; empty for what is not there, or could mean two things. */
public final class KeyTexts {
    private static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private KeyTexts() {}

    /**
     * {@return the one form of a text}
     *
     * @param text the text
     */
    public static Optional<String> of(String text) {
        String normal = NormalText.of(text);
        return normal.isEmpty() ? Optional.empty() : Optional.of(normal);
    }

    /**
     * {@return the one form of a header}
     *
     * @param lines the values of its lines
     */
    public static Optional<String> header(List<String> lines) {
        return lines.size() == 1 ? of(lines.get(0)) : Optional.empty();
    }

    /**
     * {@return the one form of a parameter of a query}
     *
     * @param query the query as it was sent
     * @param name the name of the parameter when decoded
     */
    public static Optional<String> query(String query, String name) {
        return QueryText.value(query, name).flatMap(KeyTexts::of);
    }

    /**
     * {@return the one form of a value in a JSON document} Texts that are numbers count like these: many a resource takes
     * both.
     *
     * @param document the document in UTF-8
     * @param pointer where the value is
     */
    public static Optional<String> json(InputStream document, JsonPointer pointer) {
        // Unlike the charset, its decoder reports what is no UTF-8 instead of replacing it.
        Reader reader = new InputStreamReader(document, StandardCharsets.UTF_8.newDecoder());
        try (JsonParser parser = PARSERS.createParser(reader)) {
            return new PointedScalar(parser, pointer)
                    .find()
                    .flatMap(KeyTexts::of)
                    .map(text -> NumberText.of(text).orElse(text));
        } catch (RuntimeException e) {
            // It is no JSON. Parsers throw all sorts of exceptions, as for what is nested too deep.
            return Optional.empty();
        }
    }
}
