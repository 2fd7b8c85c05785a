package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which requests count as the use of a key or device. */
final class LastUseTest {
    private final TestConfig config =
            new TestConfig().devices().key("mobile", "valid-secret", "free").blocking("203.0.113.9");

    @Test
    void eachThatShowsAValidKey() {
        TestGateway gateway = config.open();
        gateway.advance(Duration.ofMinutes(1));
        gateway.send(get("/api/x").key("valid-secret"));
        assertThat(gateway.stores.lastUses().of("mobile")).contains(TestTime.START.plusSeconds(60));
    }

    @Test
    void eachOfADevice() {
        TestGateway gateway = config.open();
        TestDevices devices = new TestDevices(gateway);
        gateway.send(get("/api/x").key(devices.key(TestDevices.ID, devices.register(TestDevices.ID))));
        assertThat(gateway.stores.lastUses().of(TestDevices.ID)).contains(TestTime.START);
    }

    @Test
    void noneOfAnAddressThatIsNotLetIn() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/x").key("valid-secret").from("203.0.113.9"));
        assertThat(gateway.stores.lastUses().of("mobile")).isEmpty();
    }

    @Test
    void noneThatShowsSomethingElse() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/x").key(TestDevices.wrong(TestDevices.ID)));
        gateway.send(get("/api/x").key("mobile"));
        assertThat(gateway.stores.lastUses().of(TestDevices.ID)).isEqualTo(Optional.empty());
        assertThat(gateway.stores.lastUses().of("mobile")).isEmpty();
    }
}
