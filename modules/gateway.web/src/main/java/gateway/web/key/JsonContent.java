package gateway.web.key;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells by its headers whether a body is JSON that can be read as it comes: in UTF-8, and not compressed. */
public final class JsonContent {
    private static final Pattern TYPE = Pattern.compile("application/(?:json|[!#$&^_.+0-9a-z-]{1,127}\\+json)");
    private static final Pattern UTF_8 = Pattern.compile("charset=(\"?)utf-?8\\1");

    private JsonContent() {}

    /**
     * {@return whether a body is said to be such}
     *
     * @param types the values of all lines of {@code Content-Type}
     * @param encodings the values of all lines of {@code Content-Encoding}
     */
    public static boolean isReadable(List<String> types, List<String> encodings) {
        return encodings.isEmpty() && types.size() == 1 && isJson(types.get(0).toLowerCase(Locale.ROOT));
    }

    private static boolean isJson(String type) {
        String[] parts = type.split(";", -1);
        if (!TYPE.matcher(parts[0].strip()).matches()) {
            return false;
        }
        for (int i = 1; i < parts.length; i++) {
            String parameter = parts[i].strip();
            if (parameter.startsWith("charset") && !UTF_8.matcher(parameter).matches()) {
                return false;
            }
        }
        return true;
    }
}
