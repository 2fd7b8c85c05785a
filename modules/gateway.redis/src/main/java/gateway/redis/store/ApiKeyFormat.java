package gateway.redis.store;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Set;

/** How API keys are written; of their secrets, the digests alone. */
final class ApiKeyFormat implements Format<StoredApiKey> {

    @Override
    public void write(StoredApiKey stored, Json json, JsonObjectBuilder object) {
        ApiKey key = stored.key();
        object.add("id", key.id()).add("name", key.name());
        key.tier().ifPresent(tier -> object.add("tier", tier));
        object.add("roles", json.texts(key.roles().stream().sorted().toList()));
        Json.addTime(object, "createdAt", key.createdAt());
        Json.addTime(object, "expiresAt", key.expiresAt());
        object.add("active", key.active()).add("secrets", secrets(stored.secrets(), json));
    }

    private static JsonArrayBuilder secrets(List<KeySecret> secrets, Json json) {
        JsonArrayBuilder list = json.array();
        for (KeySecret secret : secrets) {
            JsonObjectBuilder object =
                    json.object().add("sha256", secret.digest().hex());
            Json.addTime(object, "validUntil", secret.validUntil());
            list.add(object);
        }
        return list;
    }

    @Override
    public StoredApiKey read(Fields fields) {
        fields.only("version", "id", "name", "tier", "roles", "createdAt", "expiresAt", "active", "secrets");
        ApiKey key = new ApiKey(
                fields.text("id"),
                fields.text("name"),
                fields.optionalText("tier"),
                Set.copyOf(fields.texts("roles")),
                fields.optionalInstant("createdAt"),
                fields.optionalInstant("expiresAt"),
                fields.flag("active"));
        return new StoredApiKey(
                key,
                fields.objects("secrets").stream().map(ApiKeyFormat::secret).toList());
    }

    private static KeySecret secret(Fields fields) {
        fields.only("sha256", "validUntil");
        return new KeySecret(fields.parsed("sha256", SecretDigest::ofHex), fields.optionalInstant("validUntil"));
    }
}
