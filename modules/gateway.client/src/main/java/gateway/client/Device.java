package gateway.client;

import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;

/**
 * A device that is registered at a gateway, and the secret by which it proves that. Keep what it consists of where nobody
 * else can read it; the gateway shows the secret only once. Its text does not contain the secret. Immutable.
 *
 * @param gateway where the gateway is, up to the path before {@code /api}
 * @param id the id, a UUID in lower case
 * @param secret the secret, as the gateway showed it
 * @param expiresAt from when on the gateway refuses its codes
 */
public record Device(URI gateway, String id, String secret, Instant expiresAt) {
    private static final String KEY = "X-API-Key";

    /** Requires all parts. */
    public Device {
        Objects.requireNonNull(gateway, "gateway");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(secret, "secret");
        Objects.requireNonNull(expiresAt, "expiresAt");
    }

    /**
     * {@return what proves that a request is of this device, for the header {@code X-API-Key}} The gateway accepts it in
     * the hour of the moment, UTC, and in the next one.
     *
     * @param moment when the request is sent
     */
    public String apiKey(Instant moment) {
        return "totp_" + id + "_" + DeviceCode.of(secret, moment);
    }

    /** Proves that a request is of this device if it is for its gateway; the code is for nobody else. */
    HttpRequest sign(HttpRequest request, Instant moment) {
        return isFor(request.uri())
                ? HttpRequest.newBuilder(request, (name, value) -> !name.equalsIgnoreCase(KEY))
                        .setHeader(KEY, apiKey(moment))
                        .build()
                : request;
    }

    private boolean isFor(URI uri) {
        return origin(uri).equals(origin(gateway));
    }

    private static String origin(URI uri) {
        String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
        int defaultPort = scheme.equals("https") ? 443 : 80;
        int port = uri.getPort() < 0 ? defaultPort : uri.getPort();
        return scheme + "://" + uri.getHost().toLowerCase(Locale.ROOT) + ":" + port;
    }

    Device until(Instant expiry) {
        return new Device(gateway, id, secret, expiry);
    }

    @Override
    public String toString() {
        return "Device[gateway=" + gateway + ", id=" + id + ", expiresAt=" + expiresAt + "]";
    }
}
