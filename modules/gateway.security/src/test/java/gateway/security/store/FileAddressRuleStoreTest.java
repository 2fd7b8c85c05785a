package gateway.security.store;

import static gateway.api.address.AddressMode.ALLOWLIST;
import static gateway.api.address.AddressMode.BLOCKLIST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.store.AddressRuleStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileAddressRuleStoreTest implements AddressRuleStoreContract {
    @TempDir
    private Path folder;

    @Override
    public AddressRuleStore open() {
        return new FileAddressRuleStore(file());
    }

    @Test
    void theFileSaysWhatWasChanged() throws IOException {
        open().replace(
                        AddressRuleChanges.NONE,
                        new AddressRuleChanges(
                                Optional.of(ALLOWLIST),
                                Optional.of(BLOCKLIST),
                                List.of("10.0.0.0/8"),
                                List.of("2001:db8::1")));
        assertThat(Files.readString(file())).isEqualToIgnoringWhitespace("""
                {"version": 1, "mode": "allowlist", "modeConfiguredThen": "blocklist",
                 "allowlist": ["10.0.0.0/8"], "blocklist": ["2001:db8::1"]}
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"allowlist\": [], \"blocklist\": [\"10.0.0.0/8\", \"localhost\"] | blocklist[1]: \"localhost\" is not",
                "\"allowlist\": [7], \"blocklist\": [] | allowlist[0] is a number",
                "\"allowlist\": [] | blocklist is missing",
                "\"mode\": \"allow\", \"allowlist\": [], \"blocklist\": [] | mode: allowed is blocklist or allowlist",
                "\"mode\": \"allowlist\", \"allowlist\": [], \"blocklist\": [] | mode and modeConfiguredThen must both",
                "\"allowlist\": [], \"blocklist\": [], \"bloklist\": [] | bloklist is not known"
            })
    void aDamagedFileIsKeptAsideAndNotTakenForNoRules(String fields, String problem) throws IOException {
        Files.writeString(file(), "{\"version\": 1, " + fields + "}");
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
                .withMessageStartingWith(file() + " is damaged, " + problem)
                .withMessageContaining("ip-rules.json.damaged-");
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(this::open);
    }

    private Path file() {
        return folder.resolve("ip-rules.json");
    }
}
