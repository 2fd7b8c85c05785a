package gateway.web.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.admission.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Those who wait")
final class WaitingRoomTest {
    private final WaitingRoom room = new WaitingRoom();
    private final Turns turns = new Turns();

    private TestWaiting admit(String name, Turn... taken) {
        TestWaiting waiting = new TestWaiting(name);
        assertThat(room.admit(waiting, List.of(taken))).isTrue();
        return waiting;
    }

    /** Lets time pass until nobody waits: who left, and when. */
    private Map<Waiting, Long> departures() {
        Map<Waiting, Long> departures = new HashMap<>();
        while (room.nextDeparture().isPresent()) {
            long now = room.nextDeparture().getAsLong();
            assertThat(room.takeDue(now - 1)).isEmpty();
            room.takeDue(now).forEach(waiting -> departures.put(waiting, now));
        }
        return departures;
    }

    private List<Long> goAway(long nowNanos, Waiting... gone) {
        room.remove(List.of(gone), nowNanos)
                .free()
                .forEach(turn -> turn.giveBack().run());
        return turns.givenBack();
    }

    @Test
    void leaveAtTheirTurnsInTheirOrderWhoeverCameFirst() {
        TestWaiting second = admit("second", turns.at(110));
        TestWaiting first = admit("first", turns.at(100));
        TestWaiting third = admit("third", turns.at(120));

        assertThat(room.takeDue(99)).isEmpty();
        assertThat(room.takeDue(115)).containsExactly(first, second);
        assertThat(room.takeDue(120)).containsExactly(third);
        assertThat(room.size()).isZero();
    }

    @Test
    void leaveExactlyOneAfterTheOtherAlthoughTimesAreReadALittleLate() {
        TestWaiting first = admit("first", turns.at(102));
        TestWaiting second = admit("second", turns.at(114));
        TestWaiting third = admit("third", turns.at(122));

        assertThat(departures())
                .containsEntry(first, 102L)
                .containsEntry(second, 112L)
                .containsEntry(third, 122L);
    }

    @Test
    void leaveLaterIfSomebodyBeforeThemArrivesLate() {
        TestWaiting second = admit("second", turns.at(110));
        TestWaiting third = admit("third", turns.at(120));
        TestWaiting first = admit("first", turns.at(103));

        assertThat(departures())
                .containsEntry(first, 103L)
                .containsEntry(second, 113L)
                .containsEntry(third, 123L);
    }

    @Test
    void leaveAtTheLatestOfTheirTurns() {
        TestWaiting both = admit("both", turns.at("tier", 110, 1), turns.at("route", 150, 1));
        TestWaiting one = admit("one", turns.at("tier", 120, 1));

        assertThat(departures()).containsEntry(both, 150L).containsEntry(one, 120L);
    }

    @Test
    void moveUpWhenSomebodyBeforeThemGoesAwayAndTheLastPlaceIsFree() {
        TestWaiting first = admit("first", turns.at(100));
        TestWaiting gone = admit("gone", turns.at(110));
        TestWaiting third = admit("third", turns.at(120));
        TestWaiting fourth = admit("fourth", turns.at(130));

        assertThat(goAway(95, gone)).containsExactly(110L);

        assertThat(departures()).containsOnly(Map.entry(first, 100L), Map.entry(third, 110L), Map.entry(fourth, 120L));
    }

    @Test
    void moveUpBySeveralPlacesWhenSeveralGoAwayAtOnce() {
        TestWaiting one = admit("one", turns.at(100));
        TestWaiting two = admit("two", turns.at("queue", 110, 3));
        TestWaiting three = admit("three", turns.at(140));
        TestWaiting four = admit("four", turns.at(150));

        assertThat(goAway(95, one, three)).containsExactly(100L, 140L);

        assertThat(departures()).containsOnly(Map.entry(two, 100L), Map.entry(four, 130L));
    }

    @Test
    void giveNothingBackOfATurnThatHasCome() {
        TestWaiting held = admit("held", turns.at("tier", 100, 1), turns.at("route", 300, 1));
        TestWaiting next = admit("next", turns.at("tier", 110, 1));

        assertThat(goAway(105, held)).containsExactly(300L);

        assertThat(departures()).containsOnly(Map.entry(next, 110L));
    }

    @Test
    void keepTheirTimesBehindATurnOfSomebodyElse() {
        TestWaiting gone = admit("gone", turns.at(100));
        TestWaiting beyond = admit("beyond", turns.at(130));

        assertThat(goAway(95, gone)).isEmpty();

        assertThat(departures()).containsOnly(Map.entry(beyond, 130L));
    }

    @Test
    void areGivenOutOnce() {
        TestWaiting gone = admit("gone", turns.at(100));

        assertThat(room.remove(List.of(gone), 50).gone()).containsExactly(gone);
        assertThat(room.remove(List.of(gone), 50).gone()).isEmpty();
        assertThat(room.takeDue(1000)).isEmpty();
        assertThat(room.close()).isEmpty();
    }

    @Test
    void areAllGivenOutAtTheEndAndNobodyIsLetInAfterwards() {
        TestWaiting second = admit("second", turns.at(200));
        TestWaiting first = admit("first", turns.at(100));

        assertThat(room.close()).containsExactly(first, second);
        assertThat(room.admit(new TestWaiting("late"), List.of(turns.at(100)))).isFalse();
        assertThat(room.size()).isZero();
    }

    /** Whoever comes late, in whatever order, and whoever goes away: nobody is nearer to another than a slot. */
    @Test
    void areNeverDenserThanTheRate() {
        Random random = new Random(20261130);
        for (int round = 0; round < 200; round++) {
            List<Integer> order = new ArrayList<>(IntStream.range(0, 40).boxed().toList());
            Collections.shuffle(order, random);
            List<TestWaiting> waiting = new ArrayList<>();
            for (int number : order) {
                long time = 1000 + number * Turns.SLOT + random.nextInt(8);
                waiting.add(admit("number " + number, turns.at(time)));
            }
            for (TestWaiting some : waiting) {
                if (random.nextInt(4) == 0) {
                    goAway(1000 + random.nextInt(100), some);
                }
            }
            List<Long> times = departures().values().stream().sorted().toList();
            for (int i = 1; i < times.size(); i++) {
                assertThat(times.get(i) - times.get(i - 1)).isGreaterThanOrEqualTo(Turns.SLOT);
            }
        }
    }
}
