package gateway.web.dashboard;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** Addresses of pages with their queries. */
final class PageLinks {
    private PageLinks() {}

    /** A text as part of a query. */
    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** A page with a query of what is not empty, in the order of the map. */
    static String with(String path, Map<String, String> query) {
        String text = query.entrySet().stream()
                .filter(field -> !field.getValue().isEmpty())
                .map(field -> field.getKey() + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        return text.isEmpty() ? path : path + "?" + text;
    }

    static String with(String path, Notice notice) {
        return with(path, Map.of("notice", notice.code()));
    }
}
