package gateway.web.admission;

import gateway.api.address.AddressRuleStore;
import gateway.api.administration.AdministratorStore;
import gateway.api.administration.AuditStore;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.SecretStore;
import gateway.security.use.LastUses;
import java.util.Objects;

/**
 * What the gateway keeps beyond a request, whatever its configuration is at the moment. Thread-safe like each of them.
 *
 * @param apiKeys API keys that were made at run time
 * @param devices registered devices
 * @param lastUses when keys and devices were last used
 * @param addressRules address rules that were made at run time
 * @param lockouts failed attempts
 * @param administrators accounts that are not configured
 * @param audit what administrators did
 * @param secrets secrets that the gateway generates for itself
 */
public record StateStores(
        ApiKeyStore apiKeys,
        DeviceStore devices,
        LastUses lastUses,
        AddressRuleStore addressRules,
        LockoutStore lockouts,
        AdministratorStore administrators,
        AuditStore audit,
        SecretStore secrets) {

    /** Requires every value. */
    public StateStores {
        Objects.requireNonNull(apiKeys, "apiKeys");
        Objects.requireNonNull(devices, "devices");
        Objects.requireNonNull(lastUses, "lastUses");
        Objects.requireNonNull(addressRules, "addressRules");
        Objects.requireNonNull(lockouts, "lockouts");
        Objects.requireNonNull(administrators, "administrators");
        Objects.requireNonNull(audit, "audit");
        Objects.requireNonNull(secrets, "secrets");
    }
}
