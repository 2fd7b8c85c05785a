package gateway.web.config.reload;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.SecretDigest;
import gateway.web.config.GatewayConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Case I03: a bad reload changes nothing. Here, that nothing bad is ever handed on to be applied; live traffic is the
 * business of the tests in the server.
 */
class I03ReloadTest {
    private static final String GOOD = """
            gateway.routes.a.path=/api/a
            gateway.routes.b.path=/api/b
            gateway.tiers.free.algorithm=fixed-window
            gateway.tiers.free.max-requests=5
            gateway.tiers.free.window=1m
            gateway.keys.acme.secret=s3cr3t-in-the-file
            """;
    private static final String BETTER = GOOD.replace("max-requests=5", "max-requests=7");
    private static final Duration LONG = Duration.ofSeconds(11);

    @TempDir
    private Path folder;

    private Path file;
    private Watched watched;

    @BeforeEach
    void start() throws IOException {
        file = Files.writeString(folder.resolve("gateway.properties"), GOOD);
        watched = Watched.file(file);
        assertThat(watched.startFaults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gateway.demo=maybe                                    | gateway.demo is "maybe", allowed is false or true
            gateway.tiers.free.cost=two                           | gateway.tiers.free.cost is "two"
            gateway.tiers.x.algorithm=magic                       | gateway.tiers.x.algorithm is "magic"
            gateway.routes.c.path=http://upstream:80:80/api       | gateway.routes.c.path is "http://upstream:80:80/api"
            gateway.routes.a.path=/api/other                      | gateway.routes.a.path stands there twice
            gateway.routes.c.path=/api/a                          | gateway.routes.c.path is "/api/a", which is the path of
            gateway.ip.blocklist=10.0.0.0/33                      | gateway.ip.blocklist has a faulty item: "10.0.0.0/33"
            gateway.global.max-requests=-1                        | gateway.global.max-requests is "-1"
            gateway.tiers.free.max-request=9                      | gateway.tiers.free.max-request is not known
            gateway.default-tier=${nowhere}                       | gateway.default-tier refers to ${nowhere}
            gateway.keys.bad.secret=with space in-s3cr3t          | gateway.keys.bad.secret is not what is allowed
            gateway.analytics.capacity=lots                       | gateway.analytics.capacity is "lots"
            """)
    void aFaultyFileIsRefusedAsAWhole(String line, String fault) {
        watched.write(BETTER + line + "\n").pass(LONG);
        assertOldStaysInForce();
        assertThat(watched.refusals())
                .singleElement()
                .asString()
                .startsWith(fault)
                .contains("allowed")
                .endsWith("(from " + file + ")")
                .doesNotContain("s3cr3t");
        assertThat(watched.write(BETTER)
                        .pass(LONG)
                        .inForce()
                        .tiers()
                        .get("free")
                        .policies()
                        .get(0)
                        .parameters())
                .containsEntry("max-requests", "7");
        assertThat(watched.refusals()).isEmpty();
    }

    @Test
    void aTruncatedFileIsRefused() {
        watched.write(BETTER.substring(0, BETTER.length() - 5)).pass(LONG);
        assertRefused("does not end with a line break and may be half written");
    }

    @Test
    void anEmptyFileIsRefused() {
        watched.write("").pass(LONG);
        assertRefused("is empty");
    }

    @Test
    void aDeletedFileIsRefused() throws IOException {
        Files.delete(file);
        watched.pass(LONG);
        assertRefused("does not exist");
    }

    @Test
    void aFileInAnotherEncodingIsRefused() throws IOException {
        Files.write(file, new byte[] {'a', '=', (byte) 0xFC, '\n'});
        watched.pass(LONG);
        assertOldStaysInForce();
        assertThat(watched.refusals()).singleElement().asString().contains("is not in UTF-8");
    }

    @Test
    void aFileThatIsWrittenInTwoStepsIsTakenWhenItIsWhole() {
        watched.pass(Duration.ofMillis(4900)).write(BETTER.substring(0, 60)).pass(Duration.ofMillis(500));
        watched.write(BETTER).pass(Duration.ofMillis(700));
        assertOldStaysInForce();
        assertThat(watched.refusals()).isEmpty();
        watched.pass(LONG);
        assertThat(watched.timesApplied()).isEqualTo(1);
        assertThat(watched.inForce().routes()).hasSize(2);
        assertThat(watched.published()).containsEntry("gateway.tiers.free.max-requests", "7");
    }

    @Test
    void aFileThatIsHalfWrittenForSecondsIsRefusedAndThenTaken() {
        watched.write(BETTER.substring(0, 60)).pass(LONG);
        assertRefused("does not end with a line break and may be half written");
        watched.write(BETTER).pass(LONG);
        assertThat(watched.timesApplied()).isEqualTo(1);
    }

    @Test
    void theGoodFileAgainIsInForceWithoutBeingApplied() {
        watched.write("").pass(LONG).write(GOOD).pass(LONG);
        assertThat(watched.timesApplied()).isZero();
        assertThat(watched.watcher().status()).isInstanceOf(ReloadStatus.Applied.class);
    }

    private void assertRefused(String problem) {
        assertOldStaysInForce();
        assertThat(watched.refusals())
                .containsExactly("gateway.config.file is \"" + file + "\", a file that " + problem
                        + "; allowed is a whole file that ends with a line break (from environment)");
    }

    private void assertOldStaysInForce() {
        GatewayConfig config = watched.inForce();
        assertThat(watched.timesApplied()).isZero();
        assertThat(config.routes()).hasSize(2);
        assertThat(config.tiers().get("free").policies().get(0).parameters()).containsEntry("max-requests", "5");
        assertThat(config.keys().configured().find(SecretDigest.of("s3cr3t-in-the-file")))
                .isPresent();
        assertThat(watched.published()).containsEntry("gateway.tiers.free.max-requests", "5");
    }
}
