package gateway.web.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RefusalRingTest {
    private final RefusalRing ring = new RefusalRing(3);

    @Test
    void numbersRefusalsFromOne() {
        assertThat(ring.last()).isZero();

        record("a", "b");

        assertThat(ring.last()).isEqualTo(2);
        assertThat(pathsAfter(0)).containsExactly("a", "b");
        assertThat(pathsAfter(1)).containsExactly("b");
        assertThat(pathsAfter(2)).isEmpty();
    }

    @Test
    void takesNoNoteOfWhatWasLetIn() {
        ring.record(entry("/api/x", Optional.empty()));

        assertThat(ring.last()).isZero();
    }

    @Test
    void givesNoMoreThanItIsAskedFor() {
        record("a", "b", "c");

        assertThat(ring.after(0, 2).orElseThrow())
                .extracting(RequestEntry::path)
                .containsExactly("a", "b");
        assertThat(ring.after(0, 0).orElseThrow()).isEmpty();
    }

    @Test
    void keepsTheMostRecentOnesInOrderAcrossTheWrap() {
        record("a", "b", "c", "d", "e");

        assertThat(pathsAfter(2)).containsExactly("c", "d", "e");
        assertThat(ring.after(1, 10)).as("the second one has fallen out").isEmpty();
    }

    @Test
    void knowsNothingOfTheFutureOrOfNegativeNumbers() {
        record("a");

        assertThat(ring.after(2, 10)).isEmpty();
        assertThat(ring.after(-1, 10)).isEmpty();
        assertThat(ring.after(Long.MAX_VALUE, 10)).isEmpty();
        assertThat(ring.after(Long.MIN_VALUE, 10)).isEmpty();
    }

    @Test
    void losesNothingAmongManyWriters() {
        RefusalRing large = new RefusalRing(40_000);

        CompletableFuture<?>[] writers = IntStream.range(0, 4)
                .mapToObj(writer -> CompletableFuture.runAsync(() ->
                        IntStream.range(0, 10_000).forEach(i -> large.record(entry(writer + "-" + i, refusal())))))
                .toArray(CompletableFuture<?>[]::new);
        List<String> read = new ArrayList<>();
        while (read.size() < 40_000) {
            large.after(read.size(), 100).orElseThrow().forEach(entry -> read.add(entry.path()));
        }
        CompletableFuture.allOf(writers).join();

        assertThat(read).doesNotHaveDuplicates().hasSize(40_000);
    }

    @Test
    void hasAtLeastOnePlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RefusalRing(0))
                .withMessage("capacity must be from 1 to 1000000, was 0");
    }

    private void record(String... paths) {
        for (String path : paths) {
            ring.record(entry(path, refusal()));
        }
    }

    private List<String> pathsAfter(long number) {
        return ring.after(number, 10).orElseThrow().stream()
                .map(RequestEntry::path)
                .toList();
    }

    private static Optional<RequestRefusal> refusal() {
        return Optional.of(new RequestRefusal("Rate limit exceeded", Optional.of("free")));
    }

    private static RequestEntry entry(String path, Optional<RequestRefusal> refusal) {
        return new RequestEntry(
                "id",
                Instant.EPOCH,
                "GET",
                path,
                Optional.empty(),
                429,
                0,
                Duration.ZERO,
                "192.0.2.1",
                "192.0.2.1",
                Optional.empty(),
                ClientKind.ANONYMOUS,
                refusal);
    }
}
