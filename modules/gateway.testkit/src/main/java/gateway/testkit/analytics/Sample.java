package gateway.testkit.analytics;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A request as a test writes it down; what is not said is always the same. Immutable. */
record Sample(RequestEntry entry) {

    static Sample get(String path) {
        return new Sample(new RequestEntry(
                "019b7760-1400-7a3e-8c1d-4f2b6e9a0c55",
                Instant.parse("2026-01-01T00:00:00Z"),
                "GET",
                path,
                Optional.empty(),
                200,
                100,
                Duration.ofMillis(1),
                "192.0.2.1",
                "192.0.2.1",
                Optional.of("free"),
                ClientKind.ANONYMOUS,
                Optional.empty()));
    }

    /** Numbered by its path. */
    static RequestEntry numbered(int number) {
        return get("/" + number).entry();
    }

    Sample method(String method) {
        return new Sample(with(method, entry.route(), entry.status(), entry.bytes(), entry.responseTime()));
    }

    Sample route(String id) {
        return new Sample(with(entry.method(), Optional.of(id), entry.status(), entry.bytes(), entry.responseTime()));
    }

    Sample status(int status) {
        return new Sample(with(entry.method(), entry.route(), status, entry.bytes(), entry.responseTime()));
    }

    Sample bytes(long bytes) {
        return new Sample(with(entry.method(), entry.route(), entry.status(), bytes, entry.responseTime()));
    }

    Sample took(Duration time) {
        return new Sample(with(entry.method(), entry.route(), entry.status(), entry.bytes(), time));
    }

    private RequestEntry with(String method, Optional<String> route, int status, long bytes, Duration time) {
        return new RequestEntry(
                entry.requestId(),
                entry.timestamp(),
                method,
                entry.path(),
                route,
                status,
                bytes,
                time,
                entry.clientId(),
                entry.address(),
                entry.tier(),
                entry.clientKind(),
                entry.refusal());
    }

    /** Sent with the key of this client. */
    Sample by(String client) {
        return by(client, ClientKind.API_KEY);
    }

    /** Sent by a client that is known by this. */
    Sample by(String client, ClientKind kind) {
        return new Sample(with(entry.timestamp(), client, entry.address(), kind, entry.refusal()));
    }

    /** Sent from an address; of an anonymous client that is its id. */
    Sample from(String address) {
        String client = entry.authenticated() ? entry.clientId() : address;
        return new Sample(with(entry.timestamp(), client, address, entry.clientKind(), entry.refusal()));
    }

    /** Refused by a limit. */
    Sample limitedBy(String policy) {
        return refused(new RequestRefusal("Rate limit exceeded", Optional.of(policy)))
                .status(429);
    }

    Sample refused(RequestRefusal refusal) {
        return new Sample(
                with(entry.timestamp(), entry.clientId(), entry.address(), entry.clientKind(), Optional.of(refusal)));
    }

    /** Arrived at a time that the clock of the machine showed then. */
    Sample at(Instant timestamp) {
        return new Sample(with(timestamp, entry.clientId(), entry.address(), entry.clientKind(), entry.refusal()));
    }

    Sample tier(Optional<String> tier) {
        return new Sample(new RequestEntry(
                entry.requestId(),
                entry.timestamp(),
                entry.method(),
                entry.path(),
                entry.route(),
                entry.status(),
                entry.bytes(),
                entry.responseTime(),
                entry.clientId(),
                entry.address(),
                tier,
                entry.clientKind(),
                entry.refusal()));
    }

    private RequestEntry with(
            Instant timestamp, String client, String address, ClientKind kind, Optional<RequestRefusal> refusal) {
        return new RequestEntry(
                entry.requestId(),
                timestamp,
                entry.method(),
                entry.path(),
                entry.route(),
                entry.status(),
                entry.bytes(),
                entry.responseTime(),
                client,
                address,
                entry.tier(),
                kind,
                refusal);
    }
}
