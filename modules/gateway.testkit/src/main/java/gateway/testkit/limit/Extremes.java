package gateway.testkit.limit;

import gateway.api.config.Parameter;
import gateway.api.config.ValueType.Span;
import gateway.api.config.ValueType.Whole;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The parameters at the ends of what an algorithm allows and of what every algorithm has to master. */
final class Extremes {
    private static final String LIMIT = "max-requests";
    private static final String WINDOW = "window";
    private static final long LARGEST_LIMIT = 1L << 53;
    private static final Duration LONGEST_WINDOW = Duration.ofDays(3653);

    private Extremes() {}

    /** Nothing, if the algorithm does not have the two usual parameters. */
    static List<Map<String, String>> of(Map<String, String> usual, List<Parameter> declared) {
        return windows(declared)
                .flatMap(window -> limits(declared).map(limit -> changed(usual, limit, window)))
                .toList();
    }

    private static Stream<Long> limits(List<Parameter> declared) {
        return declared.stream()
                .filter(parameter -> parameter.name().equals(LIMIT))
                .flatMap(parameter -> parameter.type() instanceof Whole whole
                        ? Stream.of(whole.min(), Math.min(whole.max(), LARGEST_LIMIT))
                        : Stream.empty());
    }

    private static Stream<Duration> windows(List<Parameter> declared) {
        return declared.stream()
                .filter(parameter -> parameter.name().equals(WINDOW))
                .flatMap(parameter -> parameter.type() instanceof Span span
                        ? Stream.of(span.min(), span.max().compareTo(LONGEST_WINDOW) < 0 ? span.max() : LONGEST_WINDOW)
                        : Stream.empty());
    }

    private static Map<String, String> changed(Map<String, String> usual, long limit, Duration window) {
        Map<String, String> texts = new HashMap<>(usual);
        texts.remove("refill-rate");
        texts.put(LIMIT, Long.toString(limit));
        texts.put(WINDOW, window.toString());
        return texts;
    }
}
