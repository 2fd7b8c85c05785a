package gateway.security.store;

import gateway.api.administration.Administrator;
import gateway.security.administrator.PasswordHash;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What {@code administrators.json} looks like. */
final class AdministratorsFormat implements Format<List<Administrator>> {
    private static final int VERSION = 1;

    @Override
    public Object toJson(List<Administrator> administrators) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("version", VERSION);
        tree.put(
                "administrators",
                administrators.stream().map(AdministratorsFormat::administrator).toList());
        return tree;
    }

    @Override
    public List<Administrator> fromJson(JsonValue tree) {
        JsonFields file = JsonFields.ofFile(tree, VERSION).only("version", "administrators");
        return file.objects("administrators").stream()
                .map(AdministratorsFormat::administrator)
                .toList();
    }

    private static Map<String, Object> administrator(Administrator administrator) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", administrator.name());
        tree.put("passwordHash", administrator.passwordHash());
        tree.put("roles", administrator.roles().stream().sorted().toList());
        return tree;
    }

    private static Administrator administrator(JsonFields fields) {
        fields.only("name", "passwordHash", "roles");
        return new Administrator(
                fields.text("name"),
                fields.parsed("passwordHash", text -> PasswordHash.parse(text).text()),
                Set.copyOf(fields.texts("roles")));
    }
}
