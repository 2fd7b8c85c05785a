package gateway.security.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.limit.Crowd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MasterKeyTest {
    private static final String CONFIGURED = "configured, and 32 characters long";

    @TempDir
    private Path folder;

    @Test
    void aGeneratedKeyIsKeptInAFileThatOnlyItsOwnerReads() throws IOException {
        String secret = secret(open());
        assertThat(file()).content().matches("[0-9a-f]{64}\n");
        assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        assertThat(secret(open())).isEqualTo(secret);
        assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file()));
    }

    @Test
    void eachFolderGetsAKeyOfItsOwn() {
        assertThat(secret(MasterKey.openOrCreate(Optional.empty(), folder.resolve("one"))))
                .isNotEqualTo(secret(MasterKey.openOrCreate(Optional.empty(), folder.resolve("another/one"))));
    }

    @Test
    void manyThatStartAtOnceAgreeOnOneKey() {
        List<String> secrets = Crowd.of(16, member -> secret(open()));
        assertThat(new HashSet<>(secrets)).hasSize(1);
        assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file()));
    }

    @Test
    void aConfiguredKeyNeedsNoFile() {
        MasterKey.openOrCreate(Optional.of(CONFIGURED), folder);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theTextOfTheFileIsTheSameKeyAsASetting() throws IOException {
        String secret = secret(open());
        assertThat(secret(MasterKey.of(Files.readString(file()).strip()))).isEqualTo(secret);
    }

    @ParameterizedTest
    @MethodSource
    void aDamagedFileIsAFaultAndStaysAsItIs(String damaged) throws IOException {
        Files.writeString(file(), damaged);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
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
                .isThrownBy(this::open)
                .withMessageContaining(file().toString());
    }

    @Test
    void aFolderThatCannotBeMadeIsAFault() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> MasterKey.openOrCreate(Optional.empty(), file))
                .withMessageContaining(file.toString());
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

    private MasterKey open() {
        return MasterKey.openOrCreate(Optional.empty(), folder);
    }

    private Path file() {
        return folder.resolve("device-master.key");
    }

    private static String secret(MasterKey key) {
        return new DeviceSecrets(key).secret(TestDevices.ID, "0".repeat(32));
    }
}
