package gateway.web.config.read;

import static gateway.web.config.read.Setting.required;

import gateway.api.administration.Administrator;
import gateway.security.administrator.PasswordHash;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads the accounts of administrators. A faulty one is left out, so that nobody logs in with it. */
final class AdministratorReader {
    private static final Setting<String> PASSWORD_HASH = required(
            "password-hash",
            Grammar.secret(
                    "PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in base 64>",
                    text -> PasswordHash.parse(text).text()));
    private static final Setting<String> ROLES =
            required("roles", Grammar.oneOf(List.of("gateway-admin", "gateway-viewer")));

    static final List<Setting<?>> ALL = List.of(PASSWORD_HASH, ROLES);

    private AdministratorReader() {}

    /** @param users what stands below {@code gateway.admin.users.} */
    static Map<String, Administrator> read(Section users) {
        Map<String, Administrator> byName = new TreeMap<>();
        for (String name : users.groups()) {
            administrator(users.below(name + "."), name).ifPresent(one -> byName.put(name, one));
        }
        return byName;
    }

    private static Optional<Administrator> administrator(Section user, String name) {
        int before = user.faults().count();
        EntityNames.check(user, name);
        if (!user.has(ROLES.name())) {
            user.fault(ROLES.name(), "is missing; allowed is " + ROLES.grammar().allowed());
        }
        Set<String> roles = Set.copyOf(user.list(ROLES));
        Optional<String> hash = user.get(PASSWORD_HASH);
        boolean faulty = user.isBroken() || user.faults().count() > before;
        return hash.filter(any -> !faulty).map(h -> new Administrator(name, h, roles));
    }
}
