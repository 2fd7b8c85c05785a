package gateway.web.live;

import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import gateway.web.decision.RefusalRing;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** H04: which refusals a listener is told of, live and after a break. */
final class DecisionStreamTest {
    private static final int HELD = 1000;

    private final AtomicLong nanos = new AtomicLong();
    private final RefusalRing ring = new RefusalRing(HELD);
    private final TestSse sse = new TestSse();
    private final DecisionStream stream = new DecisionStream(new EventIds("b00"), ring, RequestEntry::path, nanos::get);
    private int refused;

    @Test
    void thoseThatHappenFromNowOn() {
        refuse(2);
        TestListener one = join();

        refuse(2);
        tick();

        assertThat(one.heard()).containsExactly("b00-2 null", "b00-3 r3", "b00-4 r4");
    }

    @Test
    void thoseThatWereMissedInOrderAndOnceThenLiveOnes() {
        TestListener one = join();
        refuse(10);
        tick();
        one.listener.end();
        refuse(5);

        TestListener again = join("b00-10");
        refuse(1);
        tick();

        assertThat(again.heard())
                .containsExactly(
                        "b00-10 null",
                        "b00-11 r11",
                        "b00-12 r12",
                        "b00-13 r13",
                        "b00-14 r14",
                        "b00-15 r15",
                        "b00-16 r16");
    }

    @Test
    void thoseThatWereMissedWhileOthersListened() {
        TestListener other = join();
        refuse(3);
        tick();
        refuse(2);

        TestListener again = join("b00-1");
        tick();

        assertThat(again.heard()).containsExactly("b00-1 null", "b00-2 r2", "b00-3 r3", "b00-4 r4", "b00-5 r5");
        assertThat(other.heard()).endsWith("b00-4 r4", "b00-5 r5");
    }

    @Test
    void noneIfNoneWasMissed() {
        refuse(3);

        assertThat(join("b00-3").heard()).containsExactly("b00-3 null");
        assertThat(join("b00-0").heard()).containsExactly("b00-0 null", "b00-1 r1", "b00-2 r2", "b00-3 r3");
    }

    @Test
    void allThatAreHeldIfTheyFollowTheLastOneKnown() {
        refuse(HELD + 7);

        assertThat(join("b00-7").heard()).hasSize(1 + HELD).endsWith("b00-1007 r1007");
        assertThat(join("b00-6").heard()).containsExactly("reset b00-1007 {\"reason\":\"unknown\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b00-4",
                "b00-1000000000000000000000000000000",
                "b00--1",
                "b00-03",
                "b00-+3",
                "b00-3 ",
                "b00-",
                "b00",
                "b01-3",
                "3",
                "-1",
                "1000000000000000000000000000000",
                "abc",
                "",
                " ",
                "b00-3,b00-3",
                "b00-\u0663",
                "b00-9223372036854775807"
            })
    void oneResetForAnIdThatIsNoneOfThese(String id) {
        refuse(3);

        TestListener one = join(id);
        refuse(1);
        tick();

        assertThat(one.heard()).containsExactly("reset b00-3 {\"reason\":\"unknown\"}", "b00-4 r4");
    }

    @Test
    void noMoreInASecondThanAListenerCanTake() {
        TestListener one = join();
        one.heard();

        refuse(500);
        tick();
        tick();
        assertThat(one.heard()).hasSize(200);

        advance(Duration.ofSeconds(1));
        assertThat(one.heard()).hasSize(200);
        advance(Duration.ofSeconds(1));
        assertThat(one.heard()).hasSize(100).endsWith("b00-500 r500");
    }

    @Test
    void aResetSaysHowManyAStormLeavesOut() {
        TestListener one = join();
        one.heard();
        refuse(200);
        tick();
        one.heard();

        refuse(10_000);
        tick();
        assertThat(one.heard()).as("the second is used up").isEmpty();
        advance(Duration.ofSeconds(1));

        List<String> heard = one.heard();
        assertThat(heard.get(0)).isEqualTo("reset b00-10001 {\"reason\":\"too-many\",\"missed\":9801}");
        assertThat(heard.subList(1, heard.size()))
                .isEqualTo(LongStream.rangeClosed(10_002, 10_200)
                        .mapToObj(number -> "b00-" + number + " r" + number)
                        .collect(toList()));
    }

    @Test
    void aStormThatGoesOnCostsOneResetASecond() {
        TestListener one = join();
        one.heard();

        for (int tenth = 0; tenth < 50; tenth++) {
            refuse(1_500);
            advance(Duration.ofMillis(100));
        }

        List<String> heard = one.heard();
        assertThat(heard).hasSizeLessThanOrEqualTo(6 * DecisionStream.PER_SECOND);
        assertThat(heard).filteredOn(text -> text.startsWith("reset")).hasSizeBetween(4, 6);
    }

    @Test
    void nothingIsWorkedOutWhileNobodyListens() {
        refuse(3);
        tick();

        assertThat(stream.hasNews()).isFalse();
    }

    private void refuse(int times) {
        IntStream.range(0, times).forEach(i -> ring.record(entry("r" + ++refused)));
    }

    private TestListener join(String... lastId) {
        TestListener joining = new TestListener(nanos::get, stream.audience());
        joining.listener.open(stream.join(
                joining.listener, rules -> true, sse, lastId.length == 0 ? Optional.empty() : Optional.of(lastId[0])));
        return joining;
    }

    private void tick() {
        stream.tick();
    }

    private void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
        stream.tick();
    }

    static RequestEntry entry(String path) {
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
                Optional.of(new RequestRefusal("Rate limit exceeded", Optional.of("free"))));
    }
}
