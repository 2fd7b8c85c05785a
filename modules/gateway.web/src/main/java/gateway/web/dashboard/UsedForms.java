package gateway.web.dashboard;

import gateway.api.client.SecretDigest;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which forms were sent, so that none is carried out twice: a page that shows a new secret is the answer to its form, and
 * loading it again sends the form again.
 *
 * <p>Remembers the last {@value #MAX_FORMS}. Thread-safe: all state is under the lock of this object.
 */
@ApplicationScoped
public class UsedForms {
    static final int MAX_FORMS = 10_000;
    private static final int TOKEN_BYTES = 16;

    private final SecureRandom random = new SecureRandom();
    private final Map<SecretDigest, Boolean> used = new LinkedHashMap<>();

    /** For CDI. */
    public UsedForms() {}

    /** {@return a token for a form that was not sent yet} */
    public String next() {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /**
     * {@return whether a form is sent for the first time; from then on it is not}
     *
     * @param token its token
     */
    public synchronized boolean claim(String token) {
        boolean first = used.put(SecretDigest.of(token), true) == null;
        if (used.size() > MAX_FORMS) {
            used.remove(used.keySet().iterator().next());
        }
        return first;
    }
}
