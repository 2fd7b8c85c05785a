package gateway.web.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.waiting.SocketTable.State;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who has gone of those who wait")
final class LookoutTest {
    private final Map<Peer, State> sockets = new HashMap<>();
    private final Lookout lookout = new Lookout(wanted -> Map.copyOf(sockets));
    private final TestWaiting waiting = TestWaiting.from(9080, 50_000);
    private final Peer peer = waiting.peer().orElseThrow();

    private List<Waiting> gone() throws IOException {
        return lookout.gone(List.of(waiting));
    }

    @Test
    void isNobodyWhoseConnectionIsOpen() throws IOException {
        sockets.put(peer, State.OPEN);

        assertThat(gone()).isEmpty();
        assertThat(gone()).isEmpty();
    }

    @Test
    void isWhoHasClosedHisConnection() throws IOException {
        sockets.put(peer, State.CLOSED_BY_PEER);

        assertThat(gone()).containsExactly(waiting);
    }

    @Test
    void isWhoseConnectionWasThereAndIsNoMore() throws IOException {
        sockets.put(peer, State.OPEN);
        gone();
        sockets.clear();

        assertThat(gone()).containsExactly(waiting);
    }

    @Test
    void isNobodyWhoseConnectionWasNeverSeen() throws IOException {
        assertThat(gone()).isEmpty();
        assertThat(gone()).isEmpty();
    }

    @Test
    void isNobodyOfWhomNothingIsKnown() throws IOException {
        TestWaiting unknown = new TestWaiting("unknown", Optional.empty());

        assertThat(lookout.gone(List.of(unknown))).isEmpty();
    }
}
