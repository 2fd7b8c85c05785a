package gateway.web.admission;

import gateway.api.client.IpAddress;
import gateway.security.device.Registration;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What a browser does to be a device. */
record TestDevices(TestGateway gateway) {
    static final String ID = "7e57d004-2b97-4e7a-b45f-5387367791cd";
    static final String OTHER_ID = "0c0ffee0-2b97-4e7a-b45f-5387367791cd";
    private static final long HOUR_MILLIS = 3_600_000;

    /** Registers a device; its secret. */
    String register(String id) {
        IpAddress address = IpAddress.parse("192.0.2.1").orElseThrow();
        Registration done = gateway.gateway.rules().devices().register(id, address, Optional.empty());
        return ((Registration.Registered) done).secret();
    }

    /** What a device sends as its key. */
    String key(String id, String secret) {
        return "totp_" + id + "_" + code(secret, gateway.time.instant());
    }

    static String code(String secret, Instant time) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            String hour = Long.toString(Math.floorDiv(time.toEpochMilli(), HOUR_MILLIS));
            byte[] code = mac.doFinal(hour.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(code).substring(0, 16);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A code of the right form that is no device's. */
    static String wrong(String id) {
        return "totp_" + id + "_0123456789abcdef";
    }
}
