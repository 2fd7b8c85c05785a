package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A browser that has registered as a device, and computes its codes as the documentation says.
 *
 * @param id the id it chose
 * @param secret what the gateway gave it
 */
record BrowserDevice(String id, String secret) {
    private static final long HOUR_MILLIS = 3_600_000;

    /** What a browser sends to register. */
    static Request registration(String id) {
        return json("{\"browserId\":\"" + id + "\"}");
    }

    static Request json(String body) {
        return Request.post("/api/auth/register", body).header("Content-Type", "application/json");
    }

    static String freshId() {
        return UUID.randomUUID().toString();
    }

    /** Registers a browser at an address that nobody else has. */
    static BrowserDevice registeredAt(GatewayServer server) {
        String id = freshId();
        Response response = server.send(registration(id).from(Addresses.fresh()));
        assertThat(response.status()).as("status of %s", response).isEqualTo(201);
        return new BrowserDevice(id, (String) response.json().get("secret"));
    }

    /** What it sends as its key now; at the turn of an hour that is still accepted. */
    String key() {
        return "totp_" + id + "_" + code(System.currentTimeMillis() / HOUR_MILLIS);
    }

    /** A code of the right form that is not its own, but for one chance in 2^64. */
    String wrongKey() {
        return "totp_" + id + "_0123456789abcdef";
    }

    String code(long hour) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
            byte[] digest = mac.doFinal(Long.toString(hour).getBytes(UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
