package gateway.web.dashboard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The colours that a style sheet names, each in both themes. Immutable. */
final class StyleSheet {
    private static final String DASHBOARD = "/META-INF/resources/dashboard/css/gateway.css";
    private static final Pattern COLOR =
            Pattern.compile("(--[a-z0-9-]+): light-dark\\(#([0-9a-f]{3,6}), #([0-9a-f]{3,6})\\);");

    enum Theme {
        LIGHT,
        DARK
    }

    private record Pair(String light, String dark) {}

    private final Map<String, Pair> colors = new HashMap<>();

    StyleSheet(String text) {
        Matcher matcher = COLOR.matcher(text);
        while (matcher.find()) {
            colors.put(matcher.group(1), new Pair(matcher.group(2), matcher.group(3)));
        }
    }

    static StyleSheet ofTheDashboard() {
        try (InputStream file = StyleSheet.class.getResourceAsStream(DASHBOARD)) {
            return new StyleSheet(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
    double contrast(String one, String other, Theme theme) {
        double first = luminance(color(one, theme));
        double second = luminance(color(other, theme));
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private String color(String name, Theme theme) {
        Pair pair = Optional.ofNullable(colors.get(name)).orElseThrow(() -> new AssertionError("no colour " + name));
        String color = theme == Theme.LIGHT ? pair.light() : pair.dark();
        return color.length() == 6 ? color : color.replaceAll("[0-9a-f]", "$0$0");
    }

    private static double luminance(String color) {
        return 0.2126 * part(color, 0) + 0.7152 * part(color, 2) + 0.0722 * part(color, 4);
    }

    private static double part(String color, int begin) {
        double value = Integer.parseInt(color.substring(begin, begin + 2), 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
