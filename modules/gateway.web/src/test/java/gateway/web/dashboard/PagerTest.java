package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class PagerTest {
    private static final Map<String, String> QUERY = Map.of("path", "/a b&c");

    @Test
    void saysWhichElementsAreShown() {
        assertThat(pager(50, 50, 1234).range()).isEqualTo("51–100 of 1,234");
        assertThat(pager(0, 0, 0).range()).isEqualTo("None of 0");
    }

    @Test
    void leadsToItsNeighboursWithTheSameQuery() {
        Pager middle = pager(50, 50, 1234);

        assertThat(middle.first()).isFalse();
        assertThat(middle.last()).isFalse();
        assertThat(middle.previous()).isEqualTo("/x?path=%2Fa+b%26c");
        assertThat(middle.next()).isEqualTo("/x?path=%2Fa+b%26c&offset=100");
    }

    @Test
    void endsWhereTheListEnds() {
        assertThat(pager(0, 50, 50).first()).isTrue();
        assertThat(pager(0, 50, 50).last()).isTrue();
        assertThat(pager(0, 50, 51).last()).isFalse();
    }

    @Test
    void knowsOfMoreAlsoWhereNobodyCounts() {
        Pager uncounted = new Pager("/x", Map.of(), 0, 50, 50, OptionalLong.empty(), true);

        assertThat(uncounted.range()).isEqualTo("1–50");
        assertThat(uncounted.last()).isFalse();
    }

    @Test
    void neverLeadsBeforeTheBeginning() {
        assertThat(pager(20, 50, 1234).previous()).isEqualTo("/x?path=%2Fa+b%26c");
    }

    @Test
    void beginsWithTheLastPartWhereTheListEndsBeforeAnOffset() {
        assertThat(Pager.begin(50, 50, 51)).isEqualTo(50);
        assertThat(Pager.begin(100, 50, 51)).isEqualTo(50);
        assertThat(Pager.begin(1_000_000, 50, 100)).isEqualTo(50);
        assertThat(Pager.begin(50, 50, 0)).isZero();
    }

    @Test
    void leadsToTheBeginningFromWhereNothingIs() {
        Pager beyond = new Pager("/x", Map.of(), 1_000_000, 0, 50, OptionalLong.empty(), false);

        assertThat(beyond.previous()).isEqualTo("/x");
    }

    private static Pager pager(int offset, int shown, long total) {
        return Pager.counted("/x", QUERY, offset, shown, 50, total);
    }
}
