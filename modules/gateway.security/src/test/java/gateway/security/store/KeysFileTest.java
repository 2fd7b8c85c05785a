package gateway.security.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.limit.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code keys.json} looks like; a file of today has to be read by every later version. */
class KeysFileTest {
    private static final String TEXT = """
            {
                "version": 1,
                "keys": [
                    {
                        "id": "key_0123456789ab",
                        "name": "Mobile app",
                        "tier": "pro",
                        "roles": [
                            "gateway-viewer"
                        ],
                        "createdAt": "2026-03-01T12:00:00.001Z",
                        "expiresAt": "2027-03-01T12:00:00Z",
                        "active": true,
                        "secrets": [
                            {
                                "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                            },
                            {
                                "sha256": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
                                "validUntil": "2026-03-02T12:00:00Z"
                            }
                        ]
                    },
                    {
                        "id": "plain",
                        "name": "plain",
                        "roles": [
                        ],
                        "active": false,
                        "secrets": [
                            {
                                "sha256": "fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13"
                            }
                        ]
                    }
                ]
            }
            """;

    private static final StoredApiKey MOBILE = new StoredApiKey(
            new ApiKey(
                    "key_0123456789ab",
                    "Mobile app",
                    Optional.of("pro"),
                    Set.of("gateway-viewer"),
                    Optional.of(Instant.parse("2026-03-01T12:00:00.001Z")),
                    Optional.of(Instant.parse("2027-03-01T12:00:00Z")),
                    true),
            List.of(
                    new KeySecret(SecretDigest.of("test"), Optional.empty()),
                    new KeySecret(SecretDigest.of("test2"), Optional.of(Instant.parse("2026-03-02T12:00:00Z")))));

    private static final StoredApiKey PLAIN = new StoredApiKey(
            new ApiKey("plain", "plain", Optional.empty(), Set.of(), Optional.empty(), Optional.empty(), false),
            List.of(new KeySecret(SecretDigest.of("test3"), Optional.empty())));

    @TempDir
    private Path folder;

    @Test
    void isWrittenLikeThis() {
        ApiKeyStore store = open();
        store.replace(Optional.empty(), PLAIN);
        store.replace(Optional.empty(), MOBILE);
        assertThat(folder.resolve("keys.json")).content(UTF_8).isEqualToIgnoringWhitespace(TEXT);
    }

    @Test
    void isReadLikeThis() throws IOException {
        Files.writeString(folder.resolve("keys.json"), TEXT);
        assertThat(open().list()).containsExactly(MOBILE, PLAIN);
    }

    @Test
    void containsNoSecret() {
        open().replace(Optional.empty(), MOBILE);
        assertThat(folder.resolve("keys.json")).content(UTF_8).doesNotContain("\"test");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "id": "plain"       | "id": "key_0123456789ab" | two keys have the id key_0123456789ab
                    "id": "plain"       | "id": "Mobile App"       | keys[1].id: is "Mobile App", allowed is 1 to 64 of
                    "name": "plain",    | "title": "plain",        | keys[1].title is not known; known are id, name
                    "active": false     | "active": "no"           | keys[1].active is a text, allowed is true or false
                    "name": "plain",    | "name": 5,               | keys[1].name is a number or null, allowed is a text
                    2027-03-01T12:00:00 | 2027-02-29T12:00:00      | keys[0].expiresAt: a time is written like
                    fd61a03a            | gw_live_                 | keys[1].secrets[0].sha256: a digest is 64
                    "validUntil"        | "expiresAt"              | keys[0].secrets[1].expiresAt is not known
                    "tier": "pro"       | "tier": []               | keys[0].tier is a list, allowed is a text
                    """)
    void isDamagedWhen(String part, String replacement, String problem) throws IOException {
        Files.writeString(folder.resolve("keys.json"), TEXT.replace(part, replacement));
        assertThatThrownBy(this::open)
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("keys.json is damaged, " + problem);
    }

    @Test
    void isDamagedWhenTwoKeysShareASecret() throws IOException {
        String same = TEXT.replaceAll(
                "\"sha256\": \"fd[0-9a-f]+",
                "\"sha256\": \"" + SecretDigest.of("test2").hex());
        Files.writeString(folder.resolve("keys.json"), same);
        assertThatThrownBy(this::open)
                .hasMessageContaining("is damaged, keys key_0123456789ab and plain have the same secret");
    }

    private ApiKeyStore open() {
        return new FileApiKeyStoreProvider().open(Contexts.in(folder));
    }
}
