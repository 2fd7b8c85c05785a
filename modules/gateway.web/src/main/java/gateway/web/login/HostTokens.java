package gateway.web.login;

import gateway.api.client.SecretDigest;
import java.util.Objects;

/**
 * Page tokens of people whom the host application has let in, and who have no session of ours. A token is a person's from
 * one start to the next, and cannot be guessed without the secret of this gateway. Immutable.
 */
final class HostTokens {
    private final String secret;

    HostTokens(String secret) {
        this.secret = Objects.requireNonNull(secret, "secret");
    }

    String of(String name) {
        return SecretDigest.of(secret + "\n" + name).hex();
    }
}
