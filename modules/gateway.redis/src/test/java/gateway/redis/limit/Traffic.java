package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitSet;
import gateway.api.limit.StoreUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Callers that ask for a permit every millisecond, and what they saw. */
final class Traffic implements AutoCloseable {
    private static final int CALLERS = 4;

    private final ExecutorService threads = Executors.newFixedThreadPool(CALLERS);
    private final List<CompletableFuture<List<Answer>>> answers;
    private volatile boolean over;

    /** What became of a request. */
    enum Outcome {
        PERMITTED,
        REJECTED,
        /** For {@code on-failure} to decide. */
        UNKNOWN
    }

    record Answer(Outcome outcome, long nanos) {}

    private Traffic(LimitSet set) {
        answers = Stream.generate(() -> CompletableFuture.supplyAsync(() -> ask(set), threads))
                .limit(CALLERS)
                .toList();
    }

    static Traffic of(LimitSet set) {
        return new Traffic(set);
    }

    /** What was seen while something was done. */
    static Seen during(LimitSet set, Runnable breakage) {
        try (Traffic traffic = of(set)) {
            breakage.run();
            return traffic.stop();
        }
    }

    private List<Answer> ask(LimitSet set) {
        List<Answer> seen = new ArrayList<>();
        while (!over) {
            long start = TestStores.CLOCK.epochNanos();
            Outcome outcome = outcome(set);
            seen.add(new Answer(outcome, TestStores.CLOCK.epochNanos() - start));
            pause(1);
        }
        return seen;
    }

    private static Outcome outcome(LimitSet set) {
        try {
            Decision decision = set.acquire(keys(1), new long[] {1}).get(0);
            return decision instanceof Failed
                    ? Outcome.UNKNOWN
                    : decision.permitted() ? Outcome.PERMITTED : Outcome.REJECTED;
        } catch (StoreUnavailableException e) {
            return Outcome.UNKNOWN;
        }
    }

    /** Lets traffic run on. */
    static void pause(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private Seen stop() {
        over = true;
        return new Seen(answers.stream().flatMap(one -> one.join().stream()).toList());
    }

    @Override
    public void close() {
        over = true;
        threads.shutdown();
    }

    /** All answers, in no order. */
    record Seen(List<Answer> answers) {
        long count(Outcome outcome) {
            return count(answer -> answer.outcome() == outcome);
        }

        /** How many waited for a time-out, or most of it. */
        long waited(long millis) {
            return count(answer -> answer.outcome() == Outcome.UNKNOWN
                    && answer.nanos() > TimeUnit.MILLISECONDS.toNanos(millis) * 9 / 10);
        }

        private long count(Predicate<Answer> condition) {
            return answers.stream().filter(condition).count();
        }

        private long millis(double part) {
            return answers.stream()
                            .mapToLong(Answer::nanos)
                            .sorted()
                            .skip((long) ((answers.size() - 1) * part))
                            .findFirst()
                            .orElse(0)
                    / 1_000_000;
        }

        @Override
        public String toString() {
            return answers.size() + " requests: " + count(Outcome.PERMITTED) + " permitted, "
                    + count(Outcome.REJECTED) + " rejected, " + count(Outcome.UNKNOWN) + " unknown; p50 "
                    + millis(0.5) + " ms, p99 " + millis(0.99) + " ms, longest " + millis(1) + " ms";
        }
    }
}
