package gateway.security.store;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.security.apikey.ApiKeyId;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What {@code keys.json} looks like. */
final class KeysFormat implements Format<KeyTable> {
    private static final int VERSION = 1;

    @Override
    public Object toJson(KeyTable keys) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("version", VERSION);
        tree.put("keys", keys.list().stream().map(KeysFormat::key).toList());
        return tree;
    }

    @Override
    public KeyTable fromJson(JsonValue tree) {
        JsonFields file = JsonFields.ofFile(tree, VERSION).only("version", "keys");
        return KeyTable.of(file.objects("keys").stream().map(KeysFormat::key).toList());
    }

    private static Map<String, Object> key(StoredApiKey stored) {
        ApiKey key = stored.key();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", key.id());
        tree.put("name", key.name());
        key.tier().ifPresent(tier -> tree.put("tier", tier));
        tree.put("roles", key.roles().stream().sorted().toList());
        key.createdAt().ifPresent(time -> tree.put("createdAt", time.toString()));
        key.expiresAt().ifPresent(time -> tree.put("expiresAt", time.toString()));
        tree.put("active", key.active());
        tree.put("secrets", stored.secrets().stream().map(KeysFormat::secret).toList());
        return tree;
    }

    private static Map<String, Object> secret(KeySecret secret) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("sha256", secret.digest().hex());
        secret.validUntil().ifPresent(time -> tree.put("validUntil", time.toString()));
        return tree;
    }

    private static StoredApiKey key(JsonFields fields) {
        fields.only("id", "name", "tier", "roles", "createdAt", "expiresAt", "active", "secrets");
        ApiKey key = new ApiKey(
                fields.parsed("id", ApiKeyId::require),
                fields.text("name"),
                fields.optionalText("tier"),
                Set.copyOf(fields.texts("roles")),
                fields.optionalInstant("createdAt"),
                fields.optionalInstant("expiresAt"),
                fields.flag("active"));
        List<KeySecret> secrets =
                fields.objects("secrets").stream().map(KeysFormat::secret).toList();
        return new StoredApiKey(key, secrets);
    }

    private static KeySecret secret(JsonFields fields) {
        fields.only("sha256", "validUntil");
        return new KeySecret(fields.parsed("sha256", SecretDigest::ofHex), fields.optionalInstant("validUntil"));
    }
}
