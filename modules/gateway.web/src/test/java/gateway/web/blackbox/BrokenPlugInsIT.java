package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.limit.Algorithm;
import gateway.web.blackbox.broken.OrphanAlgorithm;
import gateway.web.blackbox.broken.ThrowingAlgorithm;
import gateway.web.blackbox.broken.TwinAlgorithm;
import gateway.web.blackbox.broken.UninitializableAlgorithm;
import gateway.web.blackbox.faults.FaultySink;
import gateway.web.blackbox.faults.FaultyValidator;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.plugged.TicketValidator;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Plug-ins that cannot be used")
class BrokenPlugInsIT {
    private static final String BROKEN = "gateway.web.blackbox.broken.";
    private static final String OURS = "gateway.algorithms.TokenBucketAlgorithm";
    private static final Once<GatewayServer> SERVER = new Once<>(() -> GatewayServer.start(setup()));

    private final GatewayServer server = SERVER.get();

    private static GatewaySetup setup() {
        Class<?> common = ThrowingAlgorithm.class.getSuperclass();
        return GatewaySetup.configured(
                        "gateway.demo=true",
                        Management.SETTINGS,
                        "gateway.store=elsewhere",
                        "gateway.tiers.lost.algorithm=gcra")
                .plugin(algorithms(
                        "broken.jar",
                        List.of(common, ThrowingAlgorithm.class, UninitializableAlgorithm.class, TwinAlgorithm.class)))
                .plugin(algorithms("incomplete.jar", List.of(OrphanAlgorithm.class)))
                .plugin(algorithms("no-algorithm.jar", List.of(FaultySink.class)))
                .plugin(Archives.plugin(
                        "empty.jar",
                        Map.of(
                                Algorithm.class, List.of("example.Forgotten"),
                                DeviceCodeValidator.class, List.of("not a class")),
                        List.of()))
                .plugin(Archives.plugin(
                        "validators.jar",
                        Map.of(
                                DeviceCodeValidator.class,
                                List.of(FaultyValidator.class.getName(), TicketValidator.class.getName())),
                        List.of(FaultyValidator.class, TicketValidator.class)));
    }

    /** A jar that says of each of its classes that it is an algorithm, but of those that are there to be extended. */
    private static Path algorithms(String name, List<Class<?>> classes) {
        List<String> names = classes.stream()
                .map(Class::getName)
                .filter(type -> !type.endsWith("BrokenAlgorithm"))
                .toList();
        return Archives.plugin(name, Map.of(Algorithm.class, names), classes);
    }

    @Test
    void areNoReasonNotToStart() {
        assertThat(server.probe(Request.get("/health/started")).status()).isEqualTo(200);
        assertThat(server.probe(Request.get("/health/ready")).status()).isEqualTo(503);
        assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(503);
    }

    @ParameterizedTest
    @CsvSource({
        "ThrowingAlgorithm could not be instantiated, no licence",
        "UninitializableAlgorithm, ExceptionInInitializerError",
        "NoClassDefFoundError, broken/LostAlgorithm",
        "example.Forgotten not found, cannot be loaded",
        "FaultySink not a subtype, cannot be loaded"
    })
    void areEachReportedWithWhatIsWrongAndWhatWasFoundInstead(String what, String why) {
        assertReported(what, why, "gateway.api.limit.Algorithm", "found are", OURS);
    }

    @Test
    void areReportedIfTwoHaveOneId() {
        assertReported(
                "has the id fixed-window",
                BROKEN + "TwinAlgorithm",
                "allowed is one provider of each id",
                "token-bucket");
    }

    @Test
    void areReportedIfTheyAreTooMany() {
        assertReported(
                DeviceCodeValidator.class.getName() + " has the providers",
                FaultyValidator.class.getName(),
                TicketValidator.class.getName(),
                "allowed is one");
        assertReported(DeviceCodeValidator.class.getName() + " has a provider that cannot be loaded", "syntax");
    }

    @Test
    void areReportedIfTheyAreMissed() {
        assertReported("gateway.tiers.lost.algorithm is \"gcra\"", "fixed-window", "token-bucket");
        assertReported("gateway.store is \"elsewhere\"", "memory");
    }

    @Test
    void areShownByManagementWhichGoesOn() {
        assertThat(new Management(server).get("config").text())
                .contains("no licence", "example.Forgotten", "gateway.tiers.lost.algorithm");
    }

    private void assertReported(String... words) {
        List<String> lines =
                server.console().lines().filter(line -> line.contains(words[0])).toList();
        assertThat(lines)
                .as("console lines about %s", words[0])
                .anySatisfy(line -> assertThat(line).contains(words));
    }
}
