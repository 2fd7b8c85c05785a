package gateway.security.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.StoreUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MasterKeyTest {
    private static final String CONFIGURED = "configured, and 32 characters long";

    @Test
    void aGeneratedKeyIsTheSecretOfTheStoreAsIfItWereASetting() {
        String text = "0123456789abcdef".repeat(4);
        GeneratedMasterKey generated = new GeneratedMasterKey(name -> text);
        assertThat(secret(generated.get())).isEqualTo(secret(MasterKey.of(text)));
    }

    @Test
    void aStoreIsAskedUntilItHasAnswered() {
        List<String> asked = new ArrayList<>();
        GeneratedMasterKey generated = new GeneratedMasterKey(name -> {
            asked.add(name);
            if (asked.size() == 1) {
                throw new StoreUnavailableException("not yet");
            }
            return "0".repeat(64);
        });
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(generated::get);
        assertThat(generated.get()).isSameAs(generated.get());
        assertThat(asked).containsExactly("device-master", "device-master");
    }

    @ParameterizedTest
    @MethodSource
    void aConfiguredKeyIsLongEnoughAndPlain(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MasterKey.of(text))
                .withMessage("has " + text.length()
                        + " characters, allowed are 32 to 1024 ASCII characters, without white space around them");
    }

    static Stream<String> aConfiguredKeyIsLongEnoughAndPlain() {
        return Stream.of(
                "",
                "x".repeat(31),
                "x".repeat(1025),
                " " + "x".repeat(32),
                "x".repeat(32) + "\n",
                "x".repeat(20) + "\t" + "x".repeat(20),
                "\u00e9".repeat(40));
    }

    @Test
    void isInNoText() {
        assertThat(MasterKey.of(CONFIGURED)).hasToString("MasterKey");
    }

    private static String secret(MasterKey key) {
        return new DeviceSecrets(() -> key).secret(TestDevices.ID, "0".repeat(32));
    }
}
