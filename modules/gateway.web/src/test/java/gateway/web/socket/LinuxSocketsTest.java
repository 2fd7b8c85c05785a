package gateway.web.socket;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.IpAddress;
import gateway.web.socket.SocketTable.Sockets;
import gateway.web.socket.SocketTable.State;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The connections that Linux lists")
final class LinuxSocketsTest {
    private static final String HEAD = "  sl  local_address rem_address   st tx_queue rx_queue\n";

    @TempDir
    private Path folder;

    private static Peer peer(String address, int port) {
        return new Peer(9080, IpAddress.parse(address).orElseThrow(), port);
    }

    /** As a machine with little-endian words writes them. */
    @Test
    void areReadInBothKindsOfAddresses() throws IOException {
        Files.writeString(
                folder.resolve("tcp"),
                HEAD
                        + "   0: 00000000:2378 00000000:0000 0A 00000000:00000000\n"
                        + "   1: 0100007F:2378 0200007F:C350 01 00000000:00000000\n"
                        + "   2: 0100007F:2379 0200007F:C350 08 00000000:00000000\n");
        Files.writeString(
                folder.resolve("tcp6"),
                HEAD
                        + "   0: 0000000000000000FFFF00000100007F:2378 0000000000000000FFFF00000300007F:C351 08 0\n"
                        + "   1: 00000000000000000000000001000000:2378 B80D0120000000000000000001000000:C352 01 0\n");

        Sockets sockets = new LinuxSockets(folder)
                .look(Set.of(
                        peer("127.0.0.2", 50_000),
                        peer("127.0.0.3", 50_001),
                        peer("2001:db8::1", 50_002),
                        peer("127.0.0.2", 50_003)));

        assertThat(sockets.listening()).containsExactly(9080);
        assertThat(sockets.states())
                .containsOnly(
                        Map.entry(peer("127.0.0.2", 50_000), State.OPEN),
                        Map.entry(peer("127.0.0.3", 50_001), State.CLOSED_BY_PEER),
                        Map.entry(peer("2001:db8::1", 50_002), State.OPEN));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void tellWhetherAPortIsOpen() throws IOException {
        SocketTable sockets = SocketTable.own().orElseThrow();
        int port;
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            port = server.getLocalPort();
            assertThat(sockets.look(Set.of()).listening()).contains(port);
        }
        assertThat(sockets.look(Set.of()).listening()).doesNotContain(port);
    }

    @Test
    void areNoneWhereThereIsNoList() {
        assertThat(LinuxSockets.in(folder)).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void tellWhoHasClosedAndWhoHasBrokenItsConnection() throws IOException {
        SocketTable sockets = SocketTable.own().orElseThrow();
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            Socket closing = new Socket(server.getInetAddress(), server.getLocalPort());
            Socket breaking = new Socket(server.getInetAddress(), server.getLocalPort());
            try (Socket one = server.accept();
                    Socket other = server.accept()) {
                Peer first = peer(one);
                Peer second = peer(other);
                assertThat(sockets.look(Set.of(first, second)).states())
                        .containsOnly(Map.entry(first, State.OPEN), Map.entry(second, State.OPEN));

                closing.close();
                breaking.setSoLinger(true, 0);
                breaking.close();

                assertThat(awaitChange(sockets, first, second)).containsOnly(Map.entry(first, State.CLOSED_BY_PEER));
            }
        }
    }

    /** The system may need a moment to take note. */
    private static Map<Peer, State> awaitChange(SocketTable sockets, Peer... peers) throws IOException {
        Map<Peer, State> states = sockets.look(Set.of(peers)).states();
        for (int i = 0; i < 1000 && states.containsValue(State.OPEN); i++) {
            states = sockets.look(Set.of(peers)).states();
        }
        return states;
    }

    private static Peer peer(Socket accepted) {
        return new Peer(
                accepted.getLocalPort(),
                IpAddress.parse(accepted.getInetAddress().getHostAddress()).orElseThrow(),
                accepted.getPort());
    }
}
