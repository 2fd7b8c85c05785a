package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.store.AdministratorStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileAdministratorStoreTest implements AdministratorStoreContract {
    private static final String HASH = "PBKDF2WithHmacSHA256:600000:c2FsdHNhbHRzYWx0c2FsdA==:AAAAAAAAAAAAAAAAAAAAAA==";

    @TempDir
    private Path folder;

    @Override
    public AdministratorStore open() {
        return new FileAdministratorStore(file());
    }

    @Test
    void theFileSaysWhoAdministers() throws IOException {
        open().addFirst(new Administrator("admin", HASH, Set.of("gateway-viewer", "gateway-admin")));
        assertThat(Files.readString(file())).isEqualToIgnoringWhitespace("""
                        {"version": 1, "administrators": [
                          {"name": "admin", "passwordHash": "%s", "roles": ["gateway-admin", "gateway-viewer"]}]}
                        """.formatted(HASH));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"administrators\": []} | version is missing",
                "{\"version\": 1} | administrators is missing",
                "{\"version\": 1, \"administrators\": [{\"name\": \"admin\", \"roles\": []}]}"
                        + " | administrators[0].passwordHash is missing",
                "{\"version\": 1, \"administrators\": [{\"name\": \"a\", \"passwordHash\": \"secret\", \"roles\": []}]}"
                        + " | administrators[0].passwordHash: a password hash is written",
                "{\"version\": 1, \"administrators\": [{\"name\": \"a\", \"password\": \"secret\"}]}"
                        + " | administrators[0].password is not known"
            })
    void aDamagedFileIsKeptAsideAndItsSecretsAreNotRepeated(String text, String problem) throws IOException {
        Files.writeString(file(), text);
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
                .withMessageStartingWith(file() + " is damaged, " + problem)
                .withMessageContaining("administrators.json.damaged-")
                .withMessageNotContaining("secret");
        assertThatExceptionOfType(StoreUnavailableException.class)
                .as("nobody gets a new first password by damaging the file")
                .isThrownBy(this::open);
    }

    private Path file() {
        return folder.resolve("administrators.json");
    }
}
