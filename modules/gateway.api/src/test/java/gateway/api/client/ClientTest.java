package gateway.api.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClientTest {

    @Test
    void withoutACredentialIsKnownByItsAddress() {
        Client client = new Client.Anonymous(IpAddress.parse("2001:DB8::0:1").orElseThrow());
        assertThat(client.id()).isEqualTo("2001:db8::1");
        assertThat(client.tier()).isEmpty();
        assertThat(client.authenticated()).isFalse();
    }

    @Test
    void withAKeyIsKnownByTheIdOfTheKey() {
        Client client = new Client.KeyHolder(new ApiKey(
                "mobile-app", "Mobile app", Optional.of("gold"), Set.of(), Optional.empty(), Optional.empty(), true));
        assertThat(client.id()).isEqualTo("mobile-app");
        assertThat(client.tier()).contains("gold");
        assertThat(client.authenticated()).isTrue();
    }
}
