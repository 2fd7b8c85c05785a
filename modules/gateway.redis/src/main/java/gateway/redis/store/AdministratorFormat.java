package gateway.redis.store;

import gateway.api.administration.Administrator;
import jakarta.json.JsonObjectBuilder;
import java.util.Set;

/** How accounts are written; of a password, the hash alone. */
final class AdministratorFormat implements Format<Administrator> {

    @Override
    public void write(Administrator administrator, Json json, JsonObjectBuilder object) {
        object.add("name", administrator.name())
                .add("passwordHash", administrator.passwordHash())
                .add("roles", json.texts(administrator.roles().stream().sorted().toList()));
    }

    @Override
    public Administrator read(Fields fields) {
        fields.only("version", "name", "passwordHash", "roles");
        return new Administrator(fields.text("name"), fields.text("passwordHash"), Set.copyOf(fields.texts("roles")));
    }
}
