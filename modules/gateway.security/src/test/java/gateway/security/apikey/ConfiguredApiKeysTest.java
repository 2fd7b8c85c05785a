package gateway.security.apikey;

import static gateway.security.apikey.Keys.configured;
import static gateway.security.apikey.Keys.stored;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.client.SecretDigest;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfiguredApiKeysTest {

    @Test
    void areFoundByTheDigestOfTheirSecret() {
        ConfiguredApiKeys keys =
                ConfiguredApiKeys.of(List.of(configured("a", "secret-a"), configured("b", "secret-b")));
        assertThat(keys.find(SecretDigest.of("secret-a"))).contains(stored("a", "secret-a"));
        assertThat(keys.find(SecretDigest.ofHex(SecretDigest.of("secret-b").hex())))
                .contains(stored("b", "secret-b"));
        assertThat(keys.find(SecretDigest.of("secret-c"))).isEmpty();
    }

    @Test
    void areListedInTheOrderOfTheirIds() {
        ConfiguredApiKeys keys = ConfiguredApiKeys.of(
                List.of(configured("b", "secret-1"), configured("c", "secret-2"), configured("a", "secret-3")));
        assertThat(keys.list())
                .containsExactly(stored("a", "secret-3"), stored("b", "secret-1"), stored("c", "secret-2"));
    }

    @Test
    void mayBeNone() {
        assertThat(ConfiguredApiKeys.of(List.of()).list()).isEmpty();
    }

    @Test
    void doNotShareASecret() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConfiguredApiKeys.of(List.of(
                        configured("a", "secret-1"),
                        configured("b", "secret-1"),
                        configured("c", "secret-2"),
                        configured("d", "secret-2"))))
                .withMessage("API keys a and b have the same secret; API keys c and d have the same secret");
    }

    @Test
    void doNotShareAnId() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> ConfiguredApiKeys.of(List.of(configured("a", "secret-1"), configured("a", "secret-2"))))
                .withMessage("two API keys have the id a");
    }

    @Test
    void haveAllowedIds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConfiguredApiKeys.of(List.of(configured("A", "secret-1"))))
                .withMessageStartingWith("is \"A\", allowed is ");
    }
}
