package gateway.security.apikey;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The API key that a request carries, before anybody has looked whether it is a known one. */
public sealed interface PresentedKey {

    /** The header that carries a key. */
    String HEADER = "X-API-Key";

    /**
     * {@return what a request presents} White space around a value is dropped, and a value of nothing else counts for
     * nothing. More than one value is malformed, even if all are equal: which of them is meant must not be a guess.
     *
     * @param headerLines the values of all {@value #HEADER} lines
     * @param rawQuery the query of the request as it was sent, empty if there is none
     * @param queryAllowed whether a key in the query counts
     */
    static PresentedKey read(List<String> headerLines, String rawQuery, boolean queryAllowed) {
        List<Optional<String>> values = new ArrayList<>();
        headerLines.forEach(line -> values.add(Optional.of(line)));
        if (queryAllowed) {
            values.addAll(ApiKeyQuery.values(rawQuery));
        }
        return of(values);
    }

    private static PresentedKey of(List<Optional<String>> values) {
        PresentedKey presented = new None();
        for (Optional<String> value : values) {
            PresentedKey key = value.map(PresentedKey::of).orElseGet(Malformed::new);
            if (!(key instanceof None)) {
                presented = presented instanceof None ? key : new Malformed();
            }
        }
        return presented;
    }

    private static PresentedKey of(String value) {
        String secret = ApiKeySecret.trim(value);
        if (secret.isEmpty()) {
            return new None();
        }
        return ApiKeySecret.isWellFormed(secret) ? new Secret(secret) : new Malformed();
    }

    /** There is no key: the request is anonymous. */
    record None() implements PresentedKey {}

    /** There is something in the place of a key that cannot be one; it is refused like an unknown key. */
    record Malformed() implements PresentedKey {}

    /**
     * There is one key.
     *
     * @param value the secret: 1 to 256 characters from {@code !} to {@code ~}
     */
    record Secret(String value) implements PresentedKey {
        /** Requires the secret. */
        public Secret {
            Objects.requireNonNull(value, "value");
        }

        /** {@return a text that says nothing about the secret} */
        @Override
        public String toString() {
            return "Secret";
        }
    }
}
