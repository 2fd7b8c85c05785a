package gateway.proxy.transfer;

import gateway.proxy.message.Header;
import gateway.proxy.message.RequestHead;
import gateway.proxy.message.ResponseHead;
import gateway.proxy.upstream.Server;
import gateway.proxy.upstream.Upstream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/** Asks a server whether it is well, over connections of its own, whatever is known of it. */
final class HealthCheck implements Runnable {
    private static final int FIRST_BAD_STATUS = 400;

    private final Transport transport;
    private final Server server;
    private final Upstream alone;
    private final ForwardedRequest request;

    /** @param alone an upstream of this server only, which keeps no requests from it */
    HealthCheck(Transport transport, Server server, Upstream alone, String path) {
        this.transport = transport;
        this.server = server;
        this.alone = alone;
        RequestHead head = new RequestHead("GET", path, List.of(new Header("User-Agent", "gateway-health")));
        request = new ForwardedRequest(head, Optional.empty(), Optional.empty());
    }

    @Override
    public void run() {
        Verdict verdict = new Verdict();
        Forwarding asking = transport.forward(alone, request, verdict);
        verdict.asking = asking;
        asking.start();
    }

    void forget() {
        alone.servers().forEach(transport::forget);
    }

    /** What the server says; its words do not count. */
    private final class Verdict implements Downstream {
        private volatile Forwarding asking;
        private boolean good;

        @Override
        public void head(ResponseHead head, boolean body) {
            good = head.status() < FIRST_BAD_STATUS;
        }

        @Override
        public void body(ByteBuffer data) {
            int count = data.remaining();
            data.position(data.limit());
            asking.passedOn(count);
        }

        @Override
        public void end(List<Header> trailers) {
            server.checked(good);
        }

        @Override
        public void failed(Failure failure) {
            server.checked(false);
        }
    }
}
