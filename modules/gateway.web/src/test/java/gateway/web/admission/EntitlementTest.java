package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Client.AdministratorUser;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whether somebody who was let in would still be. */
final class EntitlementTest {
    private static final TestRequest STREAM = get("/api/gateway/analytics/live");

    private final TestGateway gateway = new TestConfig()
            .key("viewer", "viewer-secret", "free", "gateway-viewer")
            .administrator("ada", "password", "gateway-viewer")
            .open();

    @Test
    void aKeyIsAskedForAgain() {
        Entitlement entitlement = entitlement(STREAM.key("viewer-secret"));
        assertThat(holds(entitlement)).isTrue();

        gateway.reconfigure(new TestConfig());

        assertThat(holds(entitlement)).isFalse();
    }

    @Test
    void aKeyThatLostTheRoleIsWorthNothing() {
        Entitlement entitlement = entitlement(STREAM.key("viewer-secret"));

        gateway.reconfigure(new TestConfig().key("viewer", "viewer-secret", "free"));

        assertThat(holds(entitlement)).isFalse();
    }

    @Test
    void anAccountHasToBeExactlyWhatItWas() {
        Entitlement entitlement = entitlement(STREAM.basic("ada", "password"));
        assertThat(holds(entitlement)).isTrue();

        gateway.reconfigure(new TestConfig().administrator("ada", "another password", "gateway-viewer"));
        assertThat(holds(entitlement)).isFalse();
        gateway.reconfigure(new TestConfig().administrator("ada", "password", "gateway-admin"));
        assertThat(holds(entitlement)).isFalse();
        gateway.reconfigure(new TestConfig().administrator("ada", "password", "gateway-viewer"));
        assertThat(holds(entitlement)).isTrue();
    }

    @Test
    void equalCredentialsAreAskedForOnce() {
        assertThat(entitlement(STREAM.key("viewer-secret"))).isEqualTo(entitlement(STREAM.key("viewer-secret")));
        assertThat(entitlement(STREAM.basic("ada", "password")))
                .isEqualTo(entitlement(STREAM.basic("ada", "password")));
    }

    @Test
    void nothingIsSaidOfSecrets() {
        assertThat(entitlement(STREAM.key("viewer-secret")).toString()).doesNotContain("viewer-secret");
        assertThat(entitlement(STREAM.basic("ada", "password")).toString()).doesNotContain("password", "PBKDF2");
    }

    @Test
    void aSessionIsSomebodyElsesBusiness() {
        TestRequest request = STREAM.inSessionOf(new AdministratorUser("ada", Set.of("gateway-viewer")));

        assertThat(exchange(request).entitlement()).isEmpty();
        assertThat(exchange(STREAM).entitlement()).isEmpty();
    }

    private boolean holds(Entitlement entitlement) {
        return entitlement.holds(gateway.gateway.rules());
    }

    private Entitlement entitlement(TestRequest request) {
        return exchange(request).entitlement().orElseThrow();
    }

    private Exchange exchange(TestRequest request) {
        Exchange exchange = gateway.gateway.begin(request);
        assertThat(gateway.enter(exchange)).isEmpty();
        return exchange;
    }
}
