package gateway.web.waiting;

import gateway.api.client.IpAddress;
import gateway.web.socket.Peer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A waiting request that remembers what became of it. */
final class TestWaiting implements Waiting {
    static final String PROCEEDED = "proceeded";
    static final String ABANDONED = "abandoned";
    static final String REFUSED = "refused";

    private final String name;
    private final Optional<Peer> peer;
    private final List<String> ends = Collections.synchronizedList(new ArrayList<>());

    TestWaiting(String name) {
        this(name, Optional.empty());
    }

    TestWaiting(String name, Optional<Peer> peer) {
        this.name = name;
        this.peer = peer;
    }

    /** One that came from a port of this machine. */
    static TestWaiting from(int localPort, int port) {
        return new TestWaiting(
                "from port " + port,
                Optional.of(new Peer(localPort, IpAddress.parse("127.0.0.1").orElseThrow(), port)));
    }

    List<String> ends() {
        return List.copyOf(ends);
    }

    @Override
    public Optional<Peer> peer() {
        return peer;
    }

    @Override
    public void proceed() {
        ends.add(PROCEEDED);
    }

    @Override
    public void abandon() {
        ends.add(ABANDONED);
    }

    @Override
    public void refuse() {
        ends.add(REFUSED);
    }

    @Override
    public String toString() {
        return name;
    }
}
