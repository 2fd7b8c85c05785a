package gateway.web.admission;

import gateway.security.apikey.PresentedKey;
import gateway.security.device.DeviceCode;

/** Looks at whatever a request shows to prove who sends it: a key before a password, a password before a session. */
final class CredentialCheck {
    private final KeyCheck keys;
    private final DeviceCheck devices;
    private final PasswordCheck passwords;

    CredentialCheck(Attempts attempts, AdministratorLogin logins, Failures failures) {
        keys = new KeyCheck(attempts, failures);
        devices = new DeviceCheck(keys, attempts, failures);
        passwords = new PasswordCheck(logins, failures);
    }

    Finding find(Exchange exchange) {
        PresentedKey presented = exchange.rules().presentedKey(exchange);
        if (presented instanceof PresentedKey.Secret secret) {
            DeviceCode code = DeviceCode.parse(secret.value());
            return code instanceof DeviceCode.NoDeviceCode
                    ? keys.find(exchange, secret)
                    : devices.find(exchange, secret, code);
        }
        if (presented instanceof PresentedKey.Malformed) {
            return keys.invalid(exchange);
        }
        return exchange.management() ? passwords.find(exchange) : Finding.NOTHING;
    }
}
