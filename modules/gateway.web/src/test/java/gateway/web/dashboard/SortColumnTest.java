package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SortColumnTest {

    @Test
    void theNewestComeFirstUnlessSomebodyWantsItOtherwise() {
        List<SortColumn> columns = columns("", "");

        assertThat(columns)
                .extracting(SortColumn::sorted)
                .containsExactly("descending", "none", "none", "none", "none", "none");
        assertThat(columns.get(0).href()).isEqualTo("/x?status=4xx&order=asc");
        assertThat(columns.get(4).href()).isEqualTo("/x?status=4xx&sort=responseTime");
    }

    @Test
    void theSameColumnAgainTurnsTheOrderRound() {
        assertThat(columns("responseTime", "").get(4).href()).isEqualTo("/x?status=4xx&sort=responseTime&order=asc");
        assertThat(columns("responseTime", "asc").get(4).href()).isEqualTo("/x?status=4xx&sort=responseTime");
        assertThat(columns("responseTime", "asc").get(4).sorted()).isEqualTo("ascending");
    }

    private static List<SortColumn> columns(String sort, String order) {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("status", "4xx");
        query.put("sort", sort);
        query.put("order", order);
        return SortColumn.all("/x", query);
    }
}
