package gateway.web.socket;

import gateway.api.client.IpAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The connections of this process's network as Linux lists them in {@code tcp} and {@code tcp6} (proc_pid_net(5)): one a
 * line, with addresses in hexadecimal words of the machine's byte order.
 */
final class LinuxSockets implements SocketTable {
    private static final List<String> FILES = List.of("tcp", "tcp6");
    private static final int LOCAL = 1;
    private static final int REMOTE = 2;
    private static final int STATE = 3;
    private static final int WORD_DIGITS = 8;
    private static final String LISTENING = "0A";
    private static final Map<String, State> STATES = Map.of(
            "01", State.OPEN,
            "07", State.CLOSED_BY_PEER,
            "08", State.CLOSED_BY_PEER,
            "09", State.CLOSED_BY_PEER);

    private final Path folder;

    /** With the folder of these files. */
    LinuxSockets(Path folder) {
        this.folder = folder;
    }

    /** Those that a folder lists; empty if there is no list in it. */
    static Optional<SocketTable> in(Path folder) {
        return Optional.of(folder.resolve(FILES.get(0)))
                .filter(Files::isReadable)
                .map(list -> new LinuxSockets(folder));
    }

    @Override
    public Sockets look(Set<Peer> wanted) throws IOException {
        Reading reading = new Reading(wanted);
        for (String file : FILES) {
            Path path = folder.resolve(file);
            if (Files.isReadable(path)) {
                reading.read(path);
            }
        }
        return new Sockets(reading.states, reading.listening);
    }

    private static Peer peer(String local, String remote) {
        return new Peer(port(local), address(remote.substring(0, remote.indexOf(':'))), port(remote));
    }

    private static int port(String end) {
        return Integer.parseInt(end, end.indexOf(':') + 1, end.length(), 16);
    }

    private static IpAddress address(String hex) {
        return hex.length() == WORD_DIGITS
                ? new IpAddress(0, 0xFFFF_0000_0000L | word(hex, 0))
                : new IpAddress((word(hex, 0) << 32) | word(hex, 1), (word(hex, 2) << 32) | word(hex, 3));
    }

    private static long word(String hex, int index) {
        int start = index * WORD_DIGITS;
        int inMemory = Integer.parseUnsignedInt(hex, start, start + WORD_DIGITS, 16);
        boolean little = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
        return Integer.toUnsignedLong(little ? Integer.reverseBytes(inMemory) : inMemory);
    }

    /** What is found in the files about some connections. */
    private static final class Reading {
        private final Set<Peer> wanted;
        private final Set<String> ports = new HashSet<>();
        private final Map<Peer, State> states = new HashMap<>();
        private final Set<Integer> listening = new HashSet<>();

        Reading(Set<Peer> wanted) {
            this.wanted = wanted;
            wanted.forEach(peer -> ports.add(":%04X".formatted(peer.localPort())));
        }

        void read(Path path) throws IOException {
            try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.US_ASCII)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    String[] columns = line.strip().split("\\s+", STATE + 2);
                    if ((columns.length > STATE) && (columns[STATE].equals(LISTENING) || isOfUs(columns[LOCAL]))) {
                        note(columns[LOCAL], columns[REMOTE], columns[STATE]);
                    }
                }
            }
        }

        private boolean isOfUs(String local) {
            return ports.contains(local.substring(Math.max(0, local.indexOf(':'))));
        }

        private void note(String local, String remote, String state) {
            if (state.equals(LISTENING)) {
                listening.add(port(local));
            } else if (STATES.containsKey(state)) {
                Peer peer = peer(local, remote);
                if (wanted.contains(peer)) {
                    states.put(peer, STATES.get(state));
                }
            }
        }
    }
}
