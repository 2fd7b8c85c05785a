package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Texts that must stand nowhere. */
final class Secrets {
    private static final long HOUR_MILLIS = 3_600_000;

    private final Set<String> all = new HashSet<>();

    /** Remembers a secret. */
    String add(String secret) {
        all.add(secret);
        return secret;
    }

    int count() {
        return all.size();
    }

    /** An answer that contains none of them. */
    Response quiet(Response response) {
        String text = response.toString();
        assertThat(all).as("secrets in %s", response.status()).noneMatch(text::contains);
        return response;
    }

    void assertNotWrittenBy(GatewayServer server) {
        assertThat(server.output().filesContainingAny(all)).isEmpty();
    }

    /** What a device sends as its key in this hour. */
    String codeOf(String deviceId, String secret, long epochMillis) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] hour = Long.toString(epochMillis / HOUR_MILLIS).getBytes(StandardCharsets.UTF_8);
            String code = HexFormat.of().formatHex(mac.doFinal(hour)).substring(0, 16);
            return "totp_" + deviceId + "_" + add(code);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
