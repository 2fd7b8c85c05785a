package gateway.web.config.reload;

import gateway.web.config.source.FileContent;
import java.time.Duration;
import java.util.Optional;

/**
 * Tells when a changed file has come to rest: two looks at least a second apart found the same, and none in between
 * found anything else. For one thread.
 */
final class Stability {
    static final Duration REST = Duration.ofSeconds(1);

    private FileContent judged;
    private Optional<Change> change = Optional.empty();

    /** @param judged what needs no judgement any more */
    Stability(FileContent judged) {
        this.judged = judged;
    }

    private record Change(FileContent content, long sinceNanos) {}

    /** What has to be judged now; each content once, until the file becomes another one. */
    Optional<FileContent> settled(FileContent now, long nowNanos) {
        if (now.equals(judged)) {
            change = Optional.empty();
            return Optional.empty();
        }
        Change seen = change.filter(earlier -> earlier.content().equals(now)).orElse(new Change(now, nowNanos));
        if (nowNanos - seen.sinceNanos() < REST.toNanos()) {
            change = Optional.of(seen);
            return Optional.empty();
        }
        judged = now;
        change = Optional.empty();
        return Optional.of(now);
    }

    /** Whether a change was seen that has not come to rest yet. */
    boolean isWaiting() {
        return change.isPresent();
    }
}
