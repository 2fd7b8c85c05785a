package gateway.security.apikey;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * API keys in the query of a request. One rule decides what is one, for reading and for removing: a parameter whose
 * name, percent-decoded, is exactly {@value #PARAMETER}, in this letter case, with or without a value.
 */
public final class ApiKeyQuery {
    /** The name of the parameter that carries a key. */
    public static final String PARAMETER = "apiKey";

    private ApiKeyQuery() {}

    /**
     * {@return the query without any API key, for whoever must not see it: upstreams and logs} All other parameters
     * stay as they are, byte for byte.
     *
     * @param rawQuery the query as it was sent, without {@code ?}; may be empty
     */
    public static String strip(String rawQuery) {
        return parameters(rawQuery).filter(not(ApiKeyQuery::isKey)).collect(joining("&"));
    }

    /** {@return the decoded values of all keys; empty for a value that cannot be decoded} */
    static List<Optional<String>> values(String rawQuery) {
        return parameters(rawQuery)
                .filter(ApiKeyQuery::isKey)
                .map(parameter -> PercentText.decode(
                        parameter.substring(endOfName(parameter)).replaceFirst("=", "")))
                .toList();
    }

    private static Stream<String> parameters(String rawQuery) {
        return Arrays.stream(rawQuery.split("&", -1));
    }

    private static boolean isKey(String parameter) {
        String name = parameter.substring(0, endOfName(parameter));
        return PercentText.decode(name).filter(PARAMETER::equals).isPresent();
    }

    private static int endOfName(String parameter) {
        int equals = parameter.indexOf('=');
        return equals < 0 ? parameter.length() : equals;
    }
}
