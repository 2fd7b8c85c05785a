package gateway.web.admission;

import gateway.api.administration.AuditStore;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.limit.LimitKeyHasher;
import gateway.security.address.EffectiveAddressRules;
import gateway.security.administrator.Administrators;
import gateway.security.apikey.ApiKeyAuthenticator;
import gateway.security.apikey.ApiKeys;
import gateway.security.device.DeviceSecrets;
import gateway.security.device.Devices;
import gateway.security.device.MasterKey;
import gateway.security.lockout.Lockouts;
import gateway.security.use.LastUses;
import gateway.web.config.ConfigResult;
import gateway.web.config.DevicesConfig;
import gateway.web.config.GatewayConfig;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;

/** Who is known and who is let in under one configuration. */
record Security(
        ApiKeys apiKeys,
        ApiKeyAuthenticator authenticator,
        Devices devices,
        Lockouts lockouts,
        Administrators administrators,
        EffectiveAddressRules addressRules,
        LastUses lastUses,
        AuditStore audit,
        Optional<DeviceCodeValidator> deviceCodeValidator) {

    private static final int THROWAWAY_BYTES = 32;

    static Security of(ConfigResult result, StateStores stores, Verification verification, LimitKeyHasher hasher) {
        GatewayConfig config = result.config();
        ApiKeys apiKeys = new ApiKeys(config.keys().configured(), stores.apiKeys());
        return new Security(
                apiKeys,
                new ApiKeyAuthenticator(apiKeys, verification.clock()),
                new Devices(
                        stores.devices(),
                        new DeviceSecrets(masterKey(result, verification)),
                        config.devices().settings(),
                        verification.clock(),
                        verification.random()),
                new Lockouts(
                        stores.lockouts(),
                        hasher,
                        config.lockouts(),
                        config.addresses().ipv6Prefix()),
                new Administrators(config.administrators(), stores.administrators(), verification.passwords()),
                new EffectiveAddressRules(config.addresses().rules(), stores.addressRules()),
                stores.lastUses(),
                stores.audit(),
                verification.deviceCodes());
    }

    /** While there are no codes to be checked, none is generated and kept: any key will do. */
    private static Supplier<MasterKey> masterKey(ConfigResult result, Verification verification) {
        DevicesConfig devices = result.config().devices();
        boolean needed = devices.settings().enabled() && result.faults().isEmpty();
        return devices.masterKey()
                .<Supplier<MasterKey>>map(configured -> () -> configured)
                .orElseGet(() -> needed ? verification.generatedMasterKey() : throwaway(verification));
    }

    private static Supplier<MasterKey> throwaway(Verification verification) {
        byte[] bytes = new byte[THROWAWAY_BYTES];
        verification.random().nextBytes(bytes);
        MasterKey key = MasterKey.of(HexFormat.of().formatHex(bytes));
        return () -> key;
    }
}
