package gateway.benchmarks;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SplittableRandom;

/** Requests as a gateway records them: 1,000 clients, half of them with a key, and a store that takes them. */
final class Traffic {
    private static final int CLIENTS = 1_000;
    private static final int[] STATUSES = {200, 200, 200, 200, 200, 201, 304, 404, 429, 500};
    private static final List<Optional<String>> ROUTES =
            List.of(Optional.empty(), Optional.of("orders"), Optional.of("items"), Optional.of("reports"));
    private static final List<Optional<String>> TIERS = List.of(Optional.of("free"), Optional.of("pro"));
    private static final Optional<RequestRefusal> LIMITED =
            Optional.of(new RequestRefusal("Rate limit exceeded", Optional.of("free")));

    private final SplittableRandom random;
    private final int paths;

    /** @param paths how many different ones there are */
    Traffic(long seed, int paths) {
        random = new SplittableRandom(seed);
        this.paths = paths;
    }

    /** The store that the service loader finds, with room for so many requests. */
    static AnalyticsStore open(int capacity) {
        InstantSource clock = InstantSource.system();
        StoreContext context = new StoreContext(
                Path.of("unused"), Parameters.of(List.of(), Map.of()), capacity, clock, Ticker.startingAt(clock));
        return ServiceLoader.load(StoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals("memory") && provider.type() == AnalyticsStore.class)
                .map(provider -> (AnalyticsStore) provider.open(context))
                .findFirst()
                .orElseThrow();
    }

    /** Every text is a new object, as it is when requests come over the network. */
    RequestEntry next() {
        int client = random.nextInt(CLIENTS);
        boolean keyed = client % 2 == 0;
        String address = "198.51." + client / 250 + "." + client % 250;
        int status = STATUSES[random.nextInt(STATUSES.length)];
        return new RequestEntry(
                "019b7760-1400-7a3e-8c1d-4f2b6e9a0c55",
                Instant.EPOCH,
                "GET",
                "/api/orders/" + random.nextInt(paths),
                ROUTES.get(random.nextInt(ROUTES.size())),
                status,
                random.nextInt(10_000),
                Duration.ofNanos(200_000L + random.nextInt(50_000_000)),
                keyed ? "key_" + client : address,
                address,
                TIERS.get(client % TIERS.size()),
                keyed ? ClientKind.API_KEY : ClientKind.ANONYMOUS,
                status == 429 ? LIMITED : Optional.empty());
    }

    RequestEntry[] next(int count) {
        RequestEntry[] entries = new RequestEntry[count];
        for (int i = 0; i < count; i++) {
            entries[i] = next();
        }
        return entries;
    }
}
