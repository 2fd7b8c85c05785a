package gateway.web.blackbox;

/** What the test classes that share a server ask for, and what they have in common. */
final class CommonConfiguration {
    private static final String BASE = """
            gateway.demo=true
            gateway.trusted-proxies=127.0.0.1/32
            gateway.ip.blocklist=203.0.113.9
            gateway.global.algorithm=none
            gateway.default-tier=unlimited

            gateway.routes.protected.path=/api/hello
            gateway.routes.protected.require-key=true
            """;

    static final String TEXT = String.join(
            "\n",
            BASE,
            Management.SETTINGS,
            Lockouts.OFF,
            RetryAfterIT.SETTINGS,
            RemainingIT.SETTINGS,
            RouteLimitsIT.SETTINGS,
            BurstIT.SETTINGS,
            RouteBoundariesIT.SETTINGS,
            QueryStringIT.SETTINGS,
            ApiKeyFormsIT.SETTINGS,
            StrangeKeysIT.SETTINGS,
            DurationsIT.SETTINGS,
            PropertiesIT.SETTINGS,
            OptionsAndHeadIT.SETTINGS,
            SharedCacheIT.SETTINGS);

    private CommonConfiguration() {}
}
