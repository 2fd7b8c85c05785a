/**
 * API keys, devices, address rules and lockout, and the files in which their state lies.
 *
 * <p>Plain Java but for the files, which are written with JSON-B: what comes out of an HTTP request is handed in as
 * text, and what has to be answered is handed back as a value.
 */
module gateway.security {
    requires transitive gateway.api;
    requires jakarta.json;
    requires jakarta.json.bind;

    exports gateway.security.address;
    exports gateway.security.administrator;
    exports gateway.security.apikey;
    exports gateway.security.device;
    exports gateway.security.lockout;
    exports gateway.security.use;

    provides gateway.api.store.StoreProvider with
            gateway.security.store.FileAddressRuleStoreProvider,
            gateway.security.store.FileAdministratorStoreProvider,
            gateway.security.store.FileApiKeyStoreProvider,
            gateway.security.store.FileAuditStoreProvider,
            gateway.security.store.FileDeviceStoreProvider,
            gateway.security.store.FileLastUseStoreProvider,
            gateway.security.store.FileSecretStoreProvider,
            gateway.security.store.MemoryLockoutStoreProvider;
}
