package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.SecretStore;
import gateway.testkit.store.SecretStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FileSecretStoreTest implements SecretStoreContract {
    private static final String NAME = "device-master";

    @TempDir
    private Path folder;

    @Override
    public SecretStore open() {
        return new FileSecretStore(folder);
    }

    @Test
    void aSecretLiesInAFileThatOnlyItsOwnerReads() throws IOException {
        String secret = secret();
        assertThat(file()).hasContent(secret);
        assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file()));
    }

    @ParameterizedTest
    @MethodSource
    void aDamagedFileIsAFaultAndStaysAsItIs(String damaged) throws IOException {
        Files.writeString(file(), damaged);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::secret)
                .withMessageStartingWith(file() + " is damaged: it has " + damaged.length() + " characters, allowed are"
                        + " 64 of 0-9 and a-f in one line")
                .withMessageNotContaining("0123456789")
                .withMessageNotContaining("00000000");
        assertThat(file()).hasContent(damaged);
    }

    static Stream<String> aDamagedFileIsAFaultAndStaysAsItIs() {
        return Stream.of(
                "",
                "\n",
                "0123456789abcdef",
                "0".repeat(63) + "\n",
                "0".repeat(65),
                "0".repeat(63) + "G",
                "0".repeat(32) + "\n" + "0".repeat(32),
                "\u0000".repeat(64));
    }

    @Test
    void aFileThatCannotBeReadIsAFault() throws IOException {
        Files.createDirectory(file());
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::secret)
                .withMessageContaining(file().toString());
    }

    @Test
    void aFolderThatCannotBeMadeIsAFault() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> new FileSecretStore(file).secret(NAME))
                .withMessageContaining(file.toString());
    }

    private String secret() {
        return open().secret(NAME);
    }

    private Path file() {
        return folder.resolve("device-master.key");
    }
}
