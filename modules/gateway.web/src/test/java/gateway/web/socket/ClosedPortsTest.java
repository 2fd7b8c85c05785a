package gateway.web.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The ports that a server has closed")
final class ClosedPortsTest {
    private static final int PORT = 9081;

    private final ClosedPorts ports = new ClosedPorts();

    @Test
    void areThoseThatWereOpenAndAreNoMore() {
        ports.note(Set.of(PORT, 9080));
        assertThat(ports.contains(PORT)).isFalse();

        ports.note(Set.of(9080));

        assertThat(ports.contains(PORT)).isTrue();
        assertThat(ports.contains(9080)).isFalse();
    }

    @Test
    void stayClosedHoweverOftenSomebodyLooks() {
        ports.note(Set.of(PORT));
        ports.note(Set.of());
        ports.note(Set.of());

        assertThat(ports.contains(PORT)).isTrue();
    }

    @Test
    void areNoneOfThoseThatWereNeverSeenOpen() {
        ports.note(Set.of(9080));
        ports.note(Set.of());

        assertThat(ports.contains(PORT)).isFalse();
    }

    @Test
    void areNotThoseThatAreOpenedAgain() {
        ports.note(Set.of(PORT));
        ports.note(Set.of());
        ports.note(Set.of(PORT));

        assertThat(ports.contains(PORT)).isFalse();
    }
}
