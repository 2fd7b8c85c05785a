package gateway.benchmarks;

import gateway.api.client.ApiKeyStore;
import gateway.security.apikey.ApiKeyAuthenticator;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.ApiKeyVerdict.Authenticated;
import gateway.security.apikey.ApiKeys;
import gateway.security.apikey.ConfiguredApiKeys;
import gateway.security.apikey.PresentedKey.Secret;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time in which it is found out whether a presented API key opens anything, the digest of its secret included. An
 * answer that is not the one expected ends the run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
        value = 5,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class AuthenticateBenchmark {
    /** Whether the presented keys are those of the store, or as many others. */
    @Param({"known", "unknown"})
    public String presented;

    private ApiKeyAuthenticator authenticator;
    private Secret[] secrets;
    private boolean known;

    /** For JMH. */
    public AuthenticateBenchmark() {}

    /**
     * Opens a store of keys that nobody has asked for yet.
     *
     * @param count how many keys there are
     * @throws IOException if the file of the store cannot be written
     */
    @Setup
    public void open(KeyCount count) throws IOException {
        Path folder = Files.createTempDirectory("keys");
        ManyKeys.write(folder, count.keys);
        ApiKeys keys = new ApiKeys(ConfiguredApiKeys.of(List.of()), FileStores.open(folder, ApiKeyStore.class));
        Files.delete(folder.resolve("keys.json"));
        Files.delete(folder);
        authenticator = new ApiKeyAuthenticator(keys, InstantSource.system());
        known = presented.equals("known");
        secrets = IntStream.range(0, count.keys)
                .mapToObj(i -> new Secret(ManyKeys.secret(known ? i : count.keys + i)))
                .toArray(Secret[]::new);
    }

    /**
     * Alone.
     *
     * @param picks whose turn it is
     * @return the answer
     */
    @Benchmark
    @Threads(1)
    public ApiKeyVerdict oneThread(Picks picks) {
        return authenticate(picks.next());
    }

    /**
     * Two at once.
     *
     * @param picks whose turn it is
     * @return the answer
     */
    @Benchmark
    @Threads(2)
    public ApiKeyVerdict twoThreads(Picks picks) {
        return authenticate(picks.next());
    }

    private ApiKeyVerdict authenticate(int key) {
        ApiKeyVerdict verdict = authenticator.authenticate(secrets[key]);
        if (verdict instanceof Authenticated != known) {
            throw new IllegalStateException("a key that is " + presented + " was answered " + verdict);
        }
        return verdict;
    }
}
