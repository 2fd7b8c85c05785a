package gateway.web.admission;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.config.Parameters;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.security.administrator.PasswordVerifier;
import gateway.web.upstream.Upstreams;
import java.security.SecureRandom;
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
    final StateStores stores;
    private final LimitStore store;
    private final RulesCompiler compiler;

    TestGateway(TestConfig config) {
        this(config, Optional.empty(), List.of());
    }

    TestGateway(TestConfig config, Optional<LimitStore> other, List<RequestLogSink> sinks) {
        store = other.orElseGet(() -> memory(time));
        stores = config.stores().open(time);
        compiler =
                new RulesCompiler(store, new LimitKeyHasher(1, 2), stores, verification(config), new Upstreams(time));
        List<RequestLogSink> all = Stream.concat(sinks.stream(), Stream.<RequestLogSink>of(log::add))
                .toList();
        gateway = new Gateway(compiler.compile(config.result()), all, config.rejections(), time, time);
    }

    private Verification verification(TestConfig config) {
        SecureRandom random = new SecureRandom();
        return new Verification(
                new PasswordVerifier(time, random),
                () -> {
                    throw new AssertionError("a master key is configured");
                },
                config.validator(),
                time,
                random);
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
        return send(request, headers, 200);
    }

    /** What comes back for a request that its resource answers with a status. */
    TestResponse send(TestRequest request, int resourceStatus) {
        return send(request, new TestHeaders(), resourceStatus);
    }

    private TestResponse send(TestRequest request, TestHeaders headers, int resourceStatus) {
        Exchange exchange = gateway.begin(request);
        Optional<Reply> reply = enter(exchange);
        int status = reply.map(Reply::status).orElse(resourceStatus);
        gateway.log().answered(exchange, status);
        ResponseHeaders.write(exchange, headers);
        gateway.log().end(exchange, status, 0);
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

    /** The statuses of so many equal requests. */
    List<Integer> statuses(int times, TestRequest request) {
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            statuses.add(send(request).status());
        }
        return statuses;
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
