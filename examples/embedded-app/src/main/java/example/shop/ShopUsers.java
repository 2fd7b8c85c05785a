package example.shop;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.security.enterprise.credential.UsernamePasswordCredential;
import jakarta.security.enterprise.identitystore.CredentialValidationResult;
import jakarta.security.enterprise.identitystore.IdentityStore;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.Config;

/**
 * Who works in the shop: anna administers the gateway, carl does not. Their passwords are set as
 * {@code shop.password.<name>}, such as by the environment variable {@code SHOP_PASSWORD_ANNA}; without one nobody logs in.
 */
@ApplicationScoped
public class ShopUsers implements IdentityStore {
    private static final Map<String, Set<String>> ROLES =
            Map.of("anna", Set.of("gateway-admin"), "carl", Set.of("clerk"));

    @Inject
    private Config config;

    /** Looks at a name and a password. */
    public CredentialValidationResult validate(UsernamePasswordCredential credential) {
        String name = credential.getCaller();
        Optional<String> password = ROLES.containsKey(name)
                ? config.getOptionalValue("shop.password." + name, String.class)
                : Optional.empty();
        return password.filter(expected -> credential.compareTo(name, expected)).isPresent()
                ? new CredentialValidationResult(name, ROLES.get(name))
                : CredentialValidationResult.INVALID_RESULT;
    }
}
