package gateway.web.device;

import gateway.api.client.Device;
import gateway.api.client.IpAddress;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.admission.Rules;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/** Why a registration is refused, as its caller is told. */
final class RegistrationRefusals {
    static final Refusal INVALID_ID = Refusal.of(RefusalKind.BAD_REQUEST, "browserId must be one UUID in lower case.")
            .about("browserId");

    /** Whether such a device is live or was revoked is told to nobody who cannot prove that it is his. */
    static final Refusal TAKEN = Refusal.of(
            RefusalKind.CONFLICT, "The id is taken. To renew a device, send its current code in the header X-API-Key.");

    private static final String POLICY = "devices-per-address";

    private RegistrationRefusals() {}

    /** The address has as many devices as it may, until the first of them expires. */
    static Refusal tooMany(Exchange exchange) {
        Rules rules = exchange.rules();
        int limit = rules.devicesPerAddress();
        return Refusal.of(
                        RefusalKind.RATE_LIMIT_EXCEEDED,
                        "The address has " + limit + " devices, which are as many as it may have.")
                .by(POLICY, limit)
                .retryAfter(Math.max(1, secondsUntilOneExpires(rules, exchange)));
    }

    private static long secondsUntilOneExpires(Rules rules, Exchange exchange) {
        IpAddress group = rules.addressGroup(exchange.address());
        Instant now = exchange.arrivedAt();
        return rules.devices().list().stream()
                .filter(device -> device.addressGroup().equals(group) && device.isLiveAt(now))
                .map(Device::expiresAt)
                .min(Comparator.naturalOrder())
                .map(expiry -> Duration.between(now, expiry).toSeconds() + 1)
                .orElse(1L);
    }
}
