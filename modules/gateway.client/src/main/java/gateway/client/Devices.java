package gateway.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * Registers devices at a gateway. A registration is open to everybody if the gateway has devices switched on, and lasts
 * for some days.
 *
 * <p>Immutable and thread-safe.
 */
public final class Devices {
    private static final int OK = 200;
    private static final int CREATED = 201;

    private final GatewayClient client;
    private final URI gateway;

    private Devices(GatewayClient client, URI gateway) {
        this.client = client;
        this.gateway = gateway;
    }

    /**
     * {@return the devices of a gateway}
     *
     * @param client sends the requests
     * @param gateway where the gateway is, up to the path before {@code /api}, such as {@code https://api.example/}
     */
    public static Devices of(GatewayClient client, URI gateway) {
        return new Devices(Objects.requireNonNull(client, "client"), Objects.requireNonNull(gateway, "gateway"));
    }

    /**
     * {@return a device that is registered under a new id}
     *
     * @throws RefusedException if the gateway refuses
     * @throws IOException if there is no answer, or one that cannot be understood
     * @throws InterruptedException if the thread is interrupted
     */
    public Device register() throws IOException, InterruptedException {
        return register(UUID.randomUUID().toString());
    }

    /**
     * {@return a device that is registered under an id that the caller chose}
     *
     * @param id a UUID in lower case, of which no device is live
     * @throws RefusedException if the gateway refuses: with 409, if the id is taken
     * @throws IOException if there is no answer, or one that cannot be understood
     * @throws InterruptedException if the thread is interrupted
     */
    public Device register(String id) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(client, id);
        if (answer.statusCode() != CREATED) {
            throw refusal(id, answer);
        }
        String secret = JsonFields.text(answer.body(), "secret").orElseThrow(() -> unreadable("secret"));
        return new Device(gateway, id, secret, expiry(answer));
    }

    /**
     * {@return a device that lasts longer now, and is the same otherwise}
     *
     * @param device a device of this gateway that has not expired
     * @throws RefusedException if the gateway refuses: with 401, if it does not know the device any more
     * @throws IOException if there is no answer, or one that cannot be understood
     * @throws InterruptedException if the thread is interrupted
     */
    public Device renew(Device device) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(client.as(device), device.id());
        if (answer.statusCode() != OK) {
            throw refusal(device.id(), answer);
        }
        return device.until(expiry(answer));
    }

    private HttpResponse<String> post(GatewayClient sender, String id) throws IOException, InterruptedException {
        String folder = gateway.toString().replaceFirst("/*$", "/");
        HttpRequest request = HttpRequest.newBuilder(URI.create(folder + "api/auth/register"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"browserId\":\"" + UUID.fromString(id) + "\"}"))
                .build();
        return sender.send(request, BodyHandlers.ofString());
    }

    private static RefusedException refusal(String id, HttpResponse<String> answer) {
        return RefusedException.of("registering the device " + id, answer.statusCode(), answer.body());
    }

    private static Instant expiry(HttpResponse<String> answer) throws IOException {
        try {
            Optional<String> time = JsonFields.text(answer.body(), "expiresAt");
            return Instant.parse(time.orElseThrow(() -> unreadable("expiresAt")));
        } catch (DateTimeException e) {
            throw new IOException("the field expiresAt of a registration is no time", e);
        }
    }

    private static IOException unreadable(String field) {
        return new IOException("the registration has no field " + field);
    }
}
