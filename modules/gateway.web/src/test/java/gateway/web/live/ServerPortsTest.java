package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.socket.SocketTable.Sockets;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The ports by which listeners come")
final class ServerPortsTest {
    private static final int PORT = 9081;

    private final Set<Integer> listening = new HashSet<>(Set.of(9080, PORT));

    @Test
    void areClosedWhenTheServerStops() {
        ServerPorts ports = new ServerPorts(Optional.of(wanted -> new Sockets(Map.of(), listening)));
        ports.look();
        assertThat(ports.isClosed(PORT)).isFalse();

        listening.remove(PORT);
        ports.look();

        assertThat(ports.isClosed(PORT)).isTrue();
        assertThat(ports.isClosed(9080)).isFalse();
    }

    @Test
    void areNeverClosedWhereTheSystemSaysNothing() {
        ServerPorts ports = new ServerPorts(Optional.empty());

        ports.look();
        ports.look();

        assertThat(ports.isClosed(PORT)).isFalse();
    }
}
