package gateway.web.admission;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import gateway.web.config.PolicyConfig;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** A policy as a test writes it down: {@code policy("free", 4, "1h").by(KeyPart.IP).shadow()}. */
record TestPolicy(
        String name,
        String scope,
        Limiter limiter,
        List<KeyPart> key,
        MissingPart missing,
        long cost,
        boolean isShadow,
        OnFailure onFailure) {

    /** So many permits a window, in fixed windows, for each client. */
    static TestPolicy policy(String name, long permits, String window) {
        return policy(name, fixedWindow(permits, window));
    }

    static TestPolicy policy(String name, Limiter limiter) {
        return new TestPolicy(name, name, limiter, List.of(KeyPart.CLIENT), MissingPart.DENY, 1, false, OnFailure.OPEN);
    }

    static Limiter fixedWindow(long permits, String window) {
        return limiter("fixed-window", Map.of("max-requests", Long.toString(permits), "window", window));
    }

    static Limiter limiter(String algorithm, Map<String, String> parameters) {
        Algorithm found = ServiceLoader.load(Algorithm.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(candidate -> candidate.id().equals(algorithm))
                .findFirst()
                .orElseThrow();
        return found.limiter(Parameters.of(found.parameters(), parameters));
    }

    TestPolicy by(KeyPart... parts) {
        return new TestPolicy(name, scope, limiter, List.of(parts), missing, cost, isShadow, onFailure);
    }

    TestPolicy missing(MissingPart what) {
        return new TestPolicy(name, scope, limiter, key, what, cost, isShadow, onFailure);
    }

    TestPolicy cost(long permits) {
        return new TestPolicy(name, scope, limiter, key, missing, permits, isShadow, onFailure);
    }

    TestPolicy scope(String shared) {
        return new TestPolicy(name, shared, limiter, key, missing, cost, isShadow, onFailure);
    }

    TestPolicy shadow() {
        return new TestPolicy(name, scope, limiter, key, missing, cost, true, onFailure);
    }

    TestPolicy closed() {
        return new TestPolicy(name, scope, limiter, key, missing, cost, isShadow, OnFailure.CLOSED);
    }

    PolicyConfig config() {
        Breadth breadth = key.contains(KeyPart.GLOBAL) ? Breadth.SHARED : Breadth.CALLERS;
        Policy policy =
                new Policy(name, scope, "fixed-window", Parameters.none(), limiter, breadth, isShadow, onFailure);
        return new PolicyConfig(policy, Map.of(), key, missing, cost);
    }
}
