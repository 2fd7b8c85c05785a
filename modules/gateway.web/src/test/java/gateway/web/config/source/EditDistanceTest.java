package gateway.web.config.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

    @ParameterizedTest
    @CsvSource({
        "'', '', 0",
        "window, window, 0",
        "'', abc, 3",
        "window, windows, 1",
        "window, windo, 1",
        "window, wintow, 1",
        "window, widnow, 1",
        "kitten, sitting, 3"
    })
    void countsInsertionsRemovalsReplacementsAndSwaps(String a, String b, int edits) {
        assertThat(EditDistance.between(a, b)).isEqualTo(edits);
        assertThat(EditDistance.between(b, a)).isEqualTo(edits);
    }

    @Test
    void theNearestIsFoundWithinABound() {
        assertThat(EditDistance.nearest("windows", List.of("wind", "window", "shadows"), 2))
                .contains("window");
        assertThat(EditDistance.nearest("windows", List.of("doors"), 2)).isEmpty();
    }
}
