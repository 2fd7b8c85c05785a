package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.store.DeviceStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Devices in a file keep the contract; and what the file looks like, how many fit, and what is forgotten when. */
class FileDeviceStoreTest implements DeviceStoreContract {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final IpAddress BLOCK = IpAddress.parse("2001:db8::").orElseThrow();

    @TempDir
    private Path folder;

    @Override
    public DeviceStore open() {
        return open(1_000);
    }

    private DeviceStore open(int maxDevices) {
        return new FileDeviceStore(folder, maxDevices);
    }

    @Test
    void theFileCanBeReadByItsOwnerAndByPeople() throws IOException {
        register(open(), 1, NOW);
        assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        assertThat(Files.readString(file()).replaceAll("\\s+", "")).isEqualTo("""
                {
                  "version": 1,
                  "devices": [
                    {
                      "id": "00000001-0000-4000-8000-000000000000",
                      "nonce": "00112233445566778899aabbccddeeff",
                      "addressGroup": "2001:db8::",
                      "registeredAt": "2026-01-01T00:00:00Z",
                      "expiresAt": "2026-01-08T00:00:00Z",
                      "revoked": false
                    }
                  ]
                }
                """.replaceAll("\\s+", ""));
    }

    @Test
    void moreThanFitAreRefusedAndNothingElseIs() {
        DeviceStore store = open(2);
        register(store, 1, NOW);
        register(store, 2, NOW);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> register(store, 3, NOW))
                .withMessage("no room for another device, there are 2 already");
        assertThat(store.list()).hasSize(2);
        Device first = device(1, NOW);
        assertThat(store.replace(Optional.of(first), first.asRevoked(), 1, NOW)).isEqualTo(Outcome.DONE);
    }

    @Test
    void whatIsForgottenADayAfterItsExpiryMakesRoom() {
        Instant forgotten = NOW.plus(Duration.ofDays(8));
        DeviceStore store = open(1);
        register(store, 1, NOW);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> register(store, 2, forgotten.minusMillis(1)));
        register(store, 2, forgotten);
        assertThat(store.list()).containsExactly(device(2, forgotten));
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8::, somewhere, devices[0].addressGroup: an address is written like 192.0.2.1 or 2001:db8::",
        "\"revoked\", \"revokd\", devices[0].revokd is not known",
        "2026-01-08T00:00:00Z, tomorrow, devices[0].expiresAt: a time is written like",
        "'\"version\": 1', '\"version\": 2', 'version is 2, known is 1'",
    })
    void aDamagedFileIsAFaultThatSaysWhereAndIsKept(String right, String wrong, String problem) throws IOException {
        register(open(), 1, NOW);
        String text = Files.readString(file());
        String damaged = text.replace(right, wrong).replace(right.replace(": ", ":"), wrong);
        assertThat(damaged).isNotEqualTo(text);
        Files.writeString(file(), damaged);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
                .withMessageContaining(file().toString())
                .withMessageContaining(problem);
        assertThat(folder).isDirectoryContaining("glob:**/devices.json.damaged-*");
    }

    @Test
    void twoDevicesWithOneIdAreDamage() throws IOException {
        DeviceStore store = open();
        register(store, 1, NOW);
        register(store, 2, NOW);
        Files.writeString(file(), Files.readString(file()).replace("00000002", "00000001"));
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
                .withMessageContaining("two devices have the id 00000001-0000-4000-8000-000000000000");
    }

    @Test
    void isTheStoreOfTheMemoryProvider() {
        FileDeviceStoreProvider provider = new FileDeviceStoreProvider();
        assertThat(provider.id()).isEqualTo("memory");
        assertThat(provider.type()).isEqualTo(DeviceStore.class);
    }

    private static void register(DeviceStore store, int number, Instant now) {
        assertThat(store.replace(Optional.empty(), device(number, now), 30, now))
                .isEqualTo(Outcome.DONE);
    }

    private static Device device(int number, Instant now) {
        return new Device(
                "%08x-0000-4000-8000-000000000000".formatted(number),
                "00112233445566778899aabbccddeeff",
                BLOCK,
                now,
                now.plus(Duration.ofDays(7)),
                false);
    }

    private Path file() {
        return folder.resolve("devices.json");
    }
}
