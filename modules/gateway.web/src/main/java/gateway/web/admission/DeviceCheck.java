package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.Device;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import gateway.security.apikey.PresentedKey;
import gateway.security.device.DeviceCode;
import gateway.security.lockout.LockoutKind;
import java.util.Objects;
import java.util.Optional;

/**
 * Looks at codes of devices: by the validator that was plugged in, else by the gateway's own devices. What names no
 * device, and any code while there are no devices, is an invalid API key like others.
 */
final class DeviceCheck {
    private static final Finding UNDECIDED =
            new Finding.Against(Refusal.of(RefusalKind.UNAVAILABLE, "Device codes cannot be checked at the moment."));

    private final KeyCheck keys;
    private final Attempts attempts;
    private final Failures failures;

    DeviceCheck(KeyCheck keys, Attempts attempts, Failures failures) {
        this.keys = Objects.requireNonNull(keys, "keys");
        this.attempts = Objects.requireNonNull(attempts, "attempts");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /** What is found of a key that begins like a code and was taken apart as {@code code}. */
    Finding find(Exchange exchange, PresentedKey.Secret secret, DeviceCode code) {
        Optional<DeviceCodeValidator> validator = exchange.rules().deviceCodeValidator();
        if (code instanceof DeviceCode.Code named
                && (validator.isPresent() || exchange.rules().devicesEnabled())) {
            return ofDevice(exchange, secret, named);
        }
        return validator.isPresent() ? byValidator(exchange, validator.get(), secret) : keys.invalid(exchange);
    }

    private Finding byValidator(Exchange exchange, DeviceCodeValidator validator, PresentedKey.Secret secret) {
        try {
            Optional<DeviceSession> session = validator.validate(secret.value());
            return session.isPresent() ? holder(exchange, session.get()) : keys.invalid(exchange);
        } catch (RuntimeException | LinkageError e) {
            return undecided(e);
        }
    }

    private Finding ofDevice(Exchange exchange, PresentedKey.Secret secret, DeviceCode.Code code) {
        try {
            String subject = subject(exchange.rules(), code);
            Optional<Refusal> locked = attempts.lock(exchange, LockoutKind.DEVICE, subject);
            if (locked.isPresent()) {
                return new Finding.Against(locked.get());
            }
            return session(exchange, secret, code)
                    .map(session -> holder(exchange, session))
                    .orElseGet(() -> keys.failed(exchange, LockoutKind.DEVICE, subject));
        } catch (RuntimeException | LinkageError e) {
            return undecided(e);
        }
    }

    /** Whose failures count: those at ids that no device has count together, or made-up ids would fill the memory. */
    private static String subject(Rules rules, DeviceCode.Code code) {
        boolean counts = rules.deviceCodeValidator().isPresent()
                || rules.devices().find(code.id()).isPresent();
        return counts ? code.id() : "";
    }

    private static Optional<DeviceSession> session(
            Exchange exchange, PresentedKey.Secret secret, DeviceCode.Code code) {
        Optional<DeviceCodeValidator> validator = exchange.rules().deviceCodeValidator();
        return validator.isPresent()
                ? validator.get().validate(secret.value())
                : exchange.rules().devices().authenticate(code).map(device -> used(exchange, device));
    }

    private static DeviceSession used(Exchange exchange, Device device) {
        exchange.rules().lastUses().used(device.id(), exchange.arrival().time());
        return new DeviceSession(device.id(), Optional.empty(), Optional.empty());
    }

    private Finding undecided(Throwable cause) {
        failures.record(Failures.Part.DEVICE_STORE, "", cause);
        return UNDECIDED;
    }

    private static Finding holder(Exchange exchange, DeviceSession session) {
        Optional<String> tier =
                session.tier().isPresent() ? session.tier() : exchange.rules().deviceTier();
        return new Finding.Known(new Client.DeviceHolder(new DeviceSession(session.id(), session.user(), tier)));
    }
}
