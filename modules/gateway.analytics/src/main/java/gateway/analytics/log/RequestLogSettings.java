package gateway.analytics.log;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Where and how requests are logged.
 *
 * @param folder the folder of the files; made if it is not there
 * @param appName what files and lines are named after: 1 to 64 of {@code A-Z}, {@code a-z}, {@code 0-9}, {@code _},
 *     {@code .} and {@code -}, the first a letter or digit
 * @param maxLines after how many lines a new file is begun, at least 1
 * @param retention how long files are kept, at least a day
 */
public record RequestLogSettings(Path folder, String appName, int maxLines, Duration retention) {
    /** What a name has to match. */
    public static final Pattern APP_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]{0,63}");

    /** The shortest retention: files are told apart by days. */
    public static final Duration MIN_RETENTION = Duration.ofDays(1);

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if one is out of bounds
     */
    public RequestLogSettings {
        Objects.requireNonNull(folder, "folder");
        require(APP_NAME.matcher(appName).matches(), "appName must match " + APP_NAME + ", was " + appName);
        require(maxLines >= 1, "maxLines must be > 0, was " + maxLines);
        require(retention.compareTo(MIN_RETENTION) >= 0, "retention must be >= PT24H, was " + retention);
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
