package gateway.web.servlet;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceCodeValidator;
import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What ServiceLoader finds, and what must not be found twice. */
class PlugInsTest {
    private final List<Fault> faults = new ArrayList<>();

    @Test
    void whatComesWithTheGatewayIsListedForPeople() {
        assertThat(PlugIns.find(faults::add).texts())
                .contains(
                        "algorithm token-bucket",
                        "limit store memory",
                        "ApiKeyStore memory",
                        "DeviceStore memory",
                        "LastUseStore memory",
                        "AddressRuleStore memory",
                        "LockoutStore memory",
                        "AdministratorStore memory",
                        "AuditStore memory",
                        "SecretStore memory");
        assertThat(faults).isEmpty();
    }

    @Test
    void oneValidatorOfDeviceCodesDecides() {
        DeviceCodeValidator one = presented -> Optional.empty();
        assertThat(PlugIns.only(DeviceCodeValidator.class, List.of(one), faults::add))
                .contains(one);
        assertThat(PlugIns.only(DeviceCodeValidator.class, List.of(), faults::add))
                .isEmpty();
        assertThat(faults).isEmpty();
    }

    @Test
    void ofTwoNeitherDoesWhichIsAFaultThatNamesBoth() {
        DeviceCodeValidator one = presented -> Optional.empty();
        DeviceCodeValidator two = presented -> Optional.empty();
        assertThat(PlugIns.only(DeviceCodeValidator.class, List.of(one, two), faults::add))
                .isEmpty();
        assertThat(faults)
                .singleElement()
                .extracting(Fault::problem)
                .asString()
                .contains(one.getClass().getName(), two.getClass().getName());
    }
}
