package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

final class EventIdsTest {
    private final EventIds ids = EventIds.random(new SecureRandom());

    @Test
    void areReadAsTheyAreWritten() {
        assertThat(ids.of(0)).matches("[0-9a-f]{12}-0");
        assertThat(ids.number(ids.of(0))).hasValue(0);
        assertThat(ids.number(ids.of(999_999_999_999_999_999L))).hasValue(999_999_999_999_999_999L);
    }

    @Test
    void ofAnotherStartAreNone() {
        assertThat(ids.number(EventIds.random(new SecureRandom()).of(1))).isEmpty();
    }
}
