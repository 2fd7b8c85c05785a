package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.config.ValueType;
import gateway.api.lockout.LockoutRule;
import gateway.security.lockout.LockoutKind;
import gateway.web.config.RouteLockout;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads when somebody is locked out. What is faulty has its default. */
final class LockoutReader {
    private static final Grammar<Duration> SPAN =
            Grammar.of(new ValueType.Span(Duration.ofMillis(1), Duration.ofDays(30)));

    private static final Setting<Integer> MAX_FAILURES = defaulting(
            "max-failures", Grammar.whole(1, LockoutRule.MOST_FAILURES).then(Long::intValue), "10");
    private static final Setting<Duration> WINDOW = defaulting("window", SPAN, "1m");
    private static final Setting<Duration> LOCK = defaulting("lock", SPAN, "1m");
    private static final Setting<Duration> MAX_LOCK = defaulting("max-lock", SPAN, "1h");
    private static final Setting<Integer> ON_STATUS =
            optional("on-status", Grammar.whole(400, 599).then(Long::intValue));

    static final List<Setting<?>> ALL = List.of(MAX_FAILURES, WINDOW, LOCK, MAX_LOCK);

    static final List<Setting<?>> OF_ROUTE = Stream.concat(Stream.of(ON_STATUS), ALL.stream())
            .<Setting<?>>map(setting -> setting)
            .toList();

    private LockoutReader() {}

    /** @param lockout what stands below {@code gateway.lockout.} */
    static Map<LockoutKind, LockoutRule> read(Section lockout) {
        Map<LockoutKind, LockoutRule> rules = new EnumMap<>(LockoutKind.class);
        for (LockoutKind kind : LockoutKind.values()) {
            rules.put(kind, rule(lockout.below(kind.id() + ".")));
        }
        return rules;
    }

    /**
     * What a route says; empty if nobody is locked out of it.
     *
     * @param lockout what stands below {@code lockout.} of the route
     */
    static Optional<RouteLockout> ofRoute(Section lockout) {
        if (lockout.names().isEmpty()) {
            return Optional.empty();
        }
        if (!lockout.has(ON_STATUS.name())) {
            lockout.fault(
                    ON_STATUS.name(),
                    "is missing, so that nothing counts as a failure; allowed is a list, each item of it "
                            + ON_STATUS.grammar().allowed());
        }
        return Optional.of(new RouteLockout(Set.copyOf(lockout.list(ON_STATUS)), rule(lockout)));
    }

    private static LockoutRule rule(Section section) {
        Duration lock = section.get(LOCK).orElse(Duration.ofMinutes(1));
        Duration maxLock = section.get(MAX_LOCK).orElse(lock);
        if (maxLock.compareTo(lock) < 0) {
            section.fault(MAX_LOCK.name(), "is " + maxLock + ", allowed is at least " + lock + ", which is lock");
            maxLock = lock;
        }
        return new LockoutRule(
                section.get(MAX_FAILURES).orElse(10), section.get(WINDOW).orElse(Duration.ofMinutes(1)), lock, maxLock);
    }
}
