package gateway.web.admission;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.config.Parameters;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * A gateway without a server, with the real algorithms and the real store in memory, and behind it a resource that
 * answers everything with 200.
 */
final class TestGateway {
    final TestTime time = new TestTime();
    final List<RequestEntry> log = new ArrayList<>();
    final Gateway gateway;
    private final LimitStore store;
    private final RulesCompiler compiler;

    TestGateway(TestConfig config) {
        this(config, Optional.empty(), List.of());
    }

    TestGateway(TestConfig config, Optional<LimitStore> other, List<RequestLogSink> sinks) {
        store = other.orElseGet(() -> memory(time));
        compiler = new RulesCompiler(store, new LimitKeyHasher(1, 2), config.keyStore(), time);
        List<RequestLogSink> all = Stream.concat(sinks.stream(), Stream.<RequestLogSink>of(log::add))
                .toList();
        gateway = new Gateway(compiler.compile(config.result()), all, time, time);
    }

    private static LimitStore memory(TestTime time) {
        return ServiceLoader.load(LimitStoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals("memory"))
                .map(provider -> provider.open(Parameters.of(provider.settings(), Map.of()), time))
                .findFirst()
                .orElseThrow();
    }

    void advance(Duration duration) {
        time.advance(duration);
    }

    void reconfigure(TestConfig config) {
        gateway.replaceRules(compiler.compile(config.result()));
    }

    /** What comes back for a request. */
    TestResponse send(TestRequest request) {
        return send(request, new TestHeaders());
    }

    /** What comes back for a request whose resource sets some headers. */
    TestResponse send(TestRequest request, TestHeaders headers) {
        Exchange exchange = gateway.begin(request);
        Optional<Reply> reply = enter(exchange);
        int status = reply.map(Reply::status).orElse(200);
        ResponseHeaders.write(exchange, headers);
        gateway.log().end(exchange, status);
        return new TestResponse(status, exchange, headers);
    }

    /** How many of so many equal requests pass. */
    int passing(int requests, TestRequest request) {
        int passed = 0;
        for (int i = 0; i < requests; i++) {
            passed += send(request).status() == 200 ? 1 : 0;
        }
        return passed;
    }

    Optional<Reply> enter(Exchange exchange) {
        Optional<Reply> reply = Optional.empty();
        for (Stage stage : List.of(gateway.entry(), gateway.authenticate(), gateway.address(), gateway.limit())) {
            reply = stage.enter(exchange);
            if (reply.isPresent()) {
                return reply;
            }
        }
        return reply;
    }

    long failures(Failures.Part part) {
        return gateway.failures().count(part);
    }
}
