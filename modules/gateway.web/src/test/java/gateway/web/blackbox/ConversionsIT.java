package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("K08: optional properties, lists and conversions")
class ConversionsIT {
    static final String FAULTS = """
            gateway.ipv6-prefix=129
            gateway.forwarded-header=x-real-ip
            gateway.ip.mode=graylist
            gateway.headers=x-ratelimit,w3c
            gateway.keys.query=yes
            gateway.cors.allow-credentials=1
            gateway.cors.allowed-origins=https://app.example/path
            gateway.cors.allowed-methods=GET,G E T
            gateway.trusted-proxies=127.0.0.1/33,fe80::1%eth0
            gateway.keys.k08.secret=k08-secret
            gateway.keys.k08.expires-at=tomorrow
            gateway.keys.k08.roles=gateway-emperor
            gateway.routes.k08.path=no-slash
            gateway.routes.k08.cost=0
            gateway.routes.k08.require-key=perhaps
            gateway.tiers.k08.algorithm=leaky-bouquet
            gateway.tiers.k08-rate.algorithm=token-bucket
            gateway.tiers.k08-rate.max-requests=10
            gateway.tiers.k08-rate.refill-rate=3/7
            gateway.tiers.k08-foreign.algorithm=fixed-window
            gateway.tiers.k08-foreign.max-requests=10
            gateway.tiers.k08-foreign.window=1m
            gateway.tiers.k08-foreign.refill-rate=3/7s
            """;

    private final Reconfigurable gateway = SharedGateways.reconfigurable();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gateway.ipv6-prefix                     | "129"
            gateway.forwarded-header                | "x-real-ip"
            gateway.ip.mode                         | "graylist"
            gateway.headers                         | "w3c"
            gateway.keys.query                      | "yes"
            gateway.cors.allow-credentials          | "1"
            gateway.cors.allowed-origins            | "https://app.example/path"
            gateway.cors.allowed-methods            | "G E T"
            gateway.trusted-proxies                 | "127.0.0.1/33"
            gateway.trusted-proxies                 | "fe80::1%eth0"
            gateway.keys.k08.expires-at             | "tomorrow"
            gateway.keys.k08.roles                  | "gateway-emperor"
            gateway.routes.k08.path                 | "no-slash"
            gateway.routes.k08.cost                 | "0"
            gateway.routes.k08.require-key          | "perhaps"
            gateway.tiers.k08.algorithm             | "leaky-bouquet"
            gateway.tiers.k08-rate.refill-rate      | "3/7"
            gateway.tiers.k08-foreign.refill-rate   | not
            """)
    void whatCannotBeConvertedIsReported(String property, String said) {
        DegradedGateway.assertReported(property, said, "allowed", "gateway.properties");
    }

    @Test
    void optionalOnesMayBeEmpty() {
        GatewayServer server = gateway.with("""
                gateway.ip.mode=
                gateway.ip.allowlist=
                gateway.ip.blocklist=
                gateway.trusted-proxies=,,
                gateway.forwarded-header=
                gateway.ipv6-prefix=
                gateway.keys.query=
                gateway.cors.allowed-origins=
                gateway.cors.allowed-methods=
                gateway.cors.max-age=
                gateway.headers=
                gateway.default-tier=
                gateway.routes.k08.path=/api/k08
                gateway.routes.k08.methods=
                gateway.routes.k08.tier=
                gateway.routes.k08.require-key=
                gateway.routes.k08.cost=
                gateway.keys.k08.secret=k08-secret
                gateway.keys.k08.name=
                gateway.keys.k08.roles=
                gateway.keys.k08.expires-at=
                """);

        Caller anonymous = Caller.seenBy(server, Request.get("/api/echo"));
        Caller known = Caller.seenBy(server, Request.get("/api/echo?apiKey=k08-secret"));

        assertThat(anonymous.tier()).isEqualTo("free");
        assertThat(known.clientId()).isEqualTo("k08");
        assertThat(known.tier()).isEqualTo("free");
    }

    @Test
    void listsTakeSpacesAndAlgorithmsTakeTheirOtherSpellings() {
        GatewayServer server = gateway.with(
                "gateway.trusted-proxies= 10.0.0.0/8 , 127.0.0.1 ",
                "gateway.ip.blocklist=203.0.113.9, 203.0.113.10",
                Settings.tier("k08-a", "tokenBucket", 1, "1m"),
                Settings.tier("k08-b", "sliding-window", 1, "1m"),
                Settings.tier("k08-c", "slidingWindowCounter", 1, "1m"),
                Settings.tier("k08-d", "fixedWindow", 1, "1m"),
                Settings.tier("k08-e", "leakyBucket", 1, "1m"));

        assertThat(server.send(Request.get("/api/echo").from("203.0.113.10")).status())
                .isEqualTo(403);
        assertThat(algorithms("k08-a", "k08-b", "k08-c", "k08-d", "k08-e"))
                .containsExactly("tokenBucket", "slidingWindow", "slidingWindowCounter", "fixedWindow", "leakyBucket");
    }

    private Object[] algorithms(String... tiers) {
        Map<String, Object> all = gateway.management().tiers();
        return java.util.stream.Stream.of(tiers)
                .map(tier -> ((Map<?, ?>) all.get(tier)).get("algorithm"))
                .toArray();
    }
}
