package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class PagerTest {
    private static final Map<String, String> QUERY = Map.of("path", "/a b&c");

    @Test
    void saysWhichElementsAreShown() {
        assertThat(pager(50, 50, 1234).getRange()).isEqualTo("51–100 of 1,234");
        assertThat(pager(0, 0, 0).getRange()).isEqualTo("None of 0");
    }

    @Test
    void leadsToItsNeighboursWithTheSameQuery() {
        Pager middle = pager(50, 50, 1234);

        assertThat(middle.isFirst()).isFalse();
        assertThat(middle.isLast()).isFalse();
        assertThat(middle.getPrevious()).isEqualTo("/x?path=%2Fa+b%26c");
        assertThat(middle.getNext()).isEqualTo("/x?path=%2Fa+b%26c&offset=100");
    }

    @Test
    void endsWhereTheListEnds() {
        assertThat(pager(0, 50, 50).isFirst()).isTrue();
        assertThat(pager(0, 50, 50).isLast()).isTrue();
        assertThat(pager(0, 50, 51).isLast()).isFalse();
    }

    @Test
    void knowsOfMoreAlsoWhereNobodyCounts() {
        Pager uncounted = new Pager("/x", Map.of(), 0, 50, 50, OptionalLong.empty(), true);

        assertThat(uncounted.getRange()).isEqualTo("1–50");
        assertThat(uncounted.isLast()).isFalse();
    }

    @Test
    void neverLeadsBeforeTheBeginning() {
        assertThat(pager(20, 50, 1234).getPrevious()).isEqualTo("/x?path=%2Fa+b%26c");
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

        assertThat(beyond.getPrevious()).isEqualTo("/x");
    }

    private static Pager pager(int offset, int shown, long total) {
        return Pager.counted("/x", QUERY, offset, shown, 50, total);
    }
}
