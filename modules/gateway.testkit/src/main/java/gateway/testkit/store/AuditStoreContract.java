package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.testkit.limit.Crowd;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What every {@link AuditStore} has to keep, ours and third parties'.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface AuditStoreContract {

    /**
     * {@return the store, opened on what is kept at a place that is empty when a test begins} The test closes it before it
     * opens it once more.
     */
    AuditStore open();

    /** Nothing was done at first. */
    @Test
    default void isEmptyAtFirst() {
        try (AuditStore store = open()) {
            assertThat(store.latest(10, 0)).isEmpty();
        }
    }

    /** Entries come in the reverse order of their being added, whatever their times say. */
    @Test
    default void theNewestComesFirst() {
        try (AuditStore store = open()) {
            AuditEntry late = entry("a", Instant.parse("2026-01-01T12:00:00Z"));
            AuditEntry early = entry("b", Instant.parse("2026-01-01T11:00:00Z"));
            store.append(late);
            store.append(early);
            assertThat(store.latest(10, 0)).containsExactly(early, late);
        }
    }

    /** Pages lie side by side; behind the last entry there is nothing, however far. */
    @Test
    default void pagesLieSideBySide() {
        try (AuditStore store = open()) {
            IntStream.range(0, 7).forEach(i -> store.append(entry("target-" + i)));
            assertThat(targets(store.latest(3, 0))).containsExactly("target-6", "target-5", "target-4");
            assertThat(targets(store.latest(3, 3))).containsExactly("target-3", "target-2", "target-1");
            assertThat(targets(store.latest(3, 6))).containsExactly("target-0");
            assertThat(store.latest(3, 7)).isEmpty();
            assertThat(store.latest(3, Long.MAX_VALUE)).isEmpty();
            assertThat(store.latest(0, 0)).isEmpty();
        }
    }

    /** Whatever an entry says comes back as it was: quotes, line breaks, other scripts, long texts, nothing at all. */
    @Test
    default void anEntryComesBackAsItWas() {
        AuditEntry strange = new AuditEntry(
                Instant.parse("2026-02-03T04:05:06.789123456Z"),
                "request \"1\"",
                "Zoë\n{\"actor\": 2}\r",
                "2001:db8::1",
                "key.revoke",
                "\u0000\u001f\\ \u2028 \uD83D\uDE00 ключ",
                Optional.of("{\"name\":\"a\\nb\",\"list\":[1,2.50,null]}"),
                Optional.of("\"" + "x".repeat(200_000) + "\""));
        AuditEntry bare = new AuditEntry(
                Instant.parse("2026-02-03T04:05:06Z"), "", "", "", "", "", Optional.empty(), Optional.of(""));
        try (AuditStore store = open()) {
            store.append(strange);
            store.append(bare);
            assertThat(store.latest(10, 0)).containsExactly(bare, strange);
        }
    }

    /** Entries are there when the store is opened once more, and new ones come after them. */
    @Test
    default void entriesSurviveReopening() {
        try (AuditStore store = open()) {
            store.append(entry("first"));
            store.append(entry("second"));
        }
        try (AuditStore reopened = open()) {
            reopened.append(entry("third"));
            assertThat(targets(reopened.latest(10, 0))).containsExactly("third", "second", "first");
        }
    }

    /** Of many threads no entry is lost or doubled, and those of one thread keep their order. */
    @Test
    default void entriesOfManyThreadsAreAllKept() {
        try (AuditStore store = open()) {
            Crowd.of(16, member -> {
                IntStream.range(0, 20).forEach(i -> store.append(entry(member + "/" + i)));
                return member;
            });
            List<String> found = targets(store.latest(1_000, 0));
            assertThat(found).hasSize(320).doesNotHaveDuplicates();
            for (int member = 0; member < 16; member++) {
                String mine = member + "/";
                assertThat(found.stream()
                                .filter(target -> target.startsWith(mine))
                                .toList())
                        .isEqualTo(IntStream.range(0, 20)
                                .mapToObj(i -> mine + (19 - i))
                                .toList());
            }
        }
    }

    /** Who reads while others add sees whole entries, each once. */
    @Test
    default void readsWhileOthersAdd() {
        try (AuditStore store = open()) {
            List<List<String>> found = Crowd.of(8, member -> {
                IntStream.range(0, 10).forEach(i -> store.append(entry(member + "/" + i)));
                return targets(store.latest(1_000, 0));
            });
            assertThat(found)
                    .allSatisfy(targets ->
                            assertThat(targets).hasSizeBetween(10, 80).doesNotHaveDuplicates());
        }
    }

    private static AuditEntry entry(String target) {
        return entry(target, Instant.parse("2026-01-01T00:00:00Z"));
    }

    private static AuditEntry entry(String target, Instant time) {
        return new AuditEntry(
                time, "r-1", "admin", "192.0.2.1", "key.create", target, Optional.empty(), Optional.of("{\"a\":1}"));
    }

    private static List<String> targets(List<AuditEntry> entries) {
        return entries.stream().map(AuditEntry::target).toList();
    }
}
