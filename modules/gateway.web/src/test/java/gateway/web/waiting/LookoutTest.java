package gateway.web.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.socket.Peer;
import gateway.web.socket.SocketTable.Sockets;
import gateway.web.socket.SocketTable.State;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who has gone of those who wait")
final class LookoutTest {
    private final Map<Peer, State> sockets = new HashMap<>();
    private final Set<Integer> listening = new HashSet<>(Set.of(9080));
    private final Lookout lookout = new Lookout(wanted -> new Sockets(sockets, listening));
    private final TestWaiting waiting = TestWaiting.from(9080, 50_000);
    private final Peer peer = waiting.peer().orElseThrow();

    private List<Waiting> gone() throws IOException {
        return lookout.look(List.of(waiting)).gone();
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

        assertThat(lookout.look(List.of(unknown)).gone()).isEmpty();
    }

    @Test
    void isNobodyWhenTheServerStopsButThenTheyAreStranded() throws IOException {
        sockets.put(peer, State.OPEN);
        assertThat(lookout.look(List.of(waiting)).stranded()).isEmpty();

        listening.clear();

        Lookout.Sight sight = lookout.look(List.of(waiting));
        assertThat(sight.gone()).isEmpty();
        assertThat(sight.stranded()).containsExactly(waiting);
    }

    @Test
    void isNobodyWhereTheServerWasNeverSeenToListen() throws IOException {
        sockets.put(peer, State.OPEN);
        listening.clear();

        assertThat(lookout.look(List.of(waiting)).stranded()).isEmpty();
        assertThat(lookout.look(List.of(waiting)).stranded()).isEmpty();
    }
}
