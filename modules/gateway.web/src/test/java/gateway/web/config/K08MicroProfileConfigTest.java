package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.source.MapSource;
import gateway.web.config.source.PropertySource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Case K08: what MicroProfile Config leaves to implementations. The gateway reads the sources itself, so it behaves
 * the same with every level and every implementation; that it takes them from a real one is tested in the server.
 */
class K08MicroProfileConfigTest {
    private static final String NAMES = "admin.port, data-dir, default-tier, ip.mode, ip.allowlist, trusted-proxies,"
            + " cors.allowed-origins, cors.max-age, headers, memory.max-keys, analytics.capacity, store, on-failure,"
            + " config.file, config.reload-interval, demo, keys.query, ipv6-prefix, forwarded-header";

    @Test
    void withEverythingAbsentTheDefaultsHold() {
        assertThat(with().read().faults()).isEmpty();
    }

    @Test
    void withEverythingEmptyTheDefaultsHold() {
        String[] lines = NAMES.split(", *");
        for (int i = 0; i < lines.length; i++) {
            lines[i] = "gateway." + lines[i] + "=";
        }
        assertThat(with(lines).config().cors()).isEqualTo(with().config().cors());
        assertThat(with(lines).config().server().dataDir())
                .isEqualTo(with().config().server().dataDir());
        assertThat(with(lines).config().defaultTier()).isEqualTo("free");
    }

    @Test
    void anEmptyOverrideHidesALowerValueAndLeavesTheDefault() {
        assertThat(with("gateway.default-tier=pro", "gateway.cors.max-age=1h")
                        .environment("GATEWAY_DEFAULT_TIER=", "GATEWAY_CORS_MAX_AGE= ")
                        .config()
                        .defaultTier())
                .isEqualTo("free");
    }

    @Test
    void anEmptyOverrideOfAPolicyBringsTheBuiltInTierBack() {
        GatewayConfig config = with("gateway.tiers.free.algorithm=none")
                .environment("GATEWAY_TIERS_FREE_ALGORITHM=")
                .config();
        assertThat(config.tiers().get("free").policies()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"gateway.ip.allowlist=garbage", "gateway.cors.max-age=garbage", "gateway.default-tier=garbage"})
    void garbageIsAFaultOfItsProperty(String line) {
        assertThat(with(line).faults())
                .singleElement()
                .asString()
                .startsWith(line.split("=", 2)[0] + " ")
                .contains("\"garbage\"");
    }

    @Test
    void aListHasEscapedCommas() {
        assertThat(with("gateway.ip.blocklist=192.0.2.1\\,192.0.2.2").faults())
                .singleElement()
                .asString()
                .contains("\"192.0.2.1,192.0.2.2\"");
        assertThat(with("gateway.ip.blocklist=192.0.2.1, 192.0.2.2 ,")
                        .config()
                        .addresses()
                        .rules()
                        .blocklist()
                        .blocks())
                .hasSize(2);
    }

    @Test
    void aDynamicSourceIsAskedAgainAtEachReading() {
        Changing source = new Changing();
        Configured configured = with().and(source);
        assertThat(configured.config().defaultTier()).isEqualTo("pro");
        source.tier = "unlimited";
        assertThat(configured.config().defaultTier()).isEqualTo("unlimited");
    }

    @Test
    void aSourceThatThrowsIsNotAskedForWhatAHigherOneHas() {
        Configured configured = with("gateway.default-tier=pro").and(new Throwing(100, "gateway.default-tier"));
        assertThat(configured.config().defaultTier()).isEqualTo("pro");
    }

    @Test
    void aSourceThatThrowsIsAFaultAndStopsNothingElse() {
        Configured configured =
                with("gateway.default-tier=pro", "gateway.demo=true").and(new Throwing(300, "gateway.default-tier"));
        assertThat(configured.faults())
                .containsExactly("gateway.default-tier cannot be read from its source, which failed with"
                        + " java.lang.IllegalStateException; allowed are sources that answer (from vault)");
        assertThat(configured.read().config().server().demo()).isTrue();
        assertThat(configured.read().config().defaultTier()).isEqualTo("free");
    }

    @Test
    void aSourceThatCannotListItsNamesIsAFault() {
        assertThat(with("gateway.demo=true").and(new Throwing(300, "")).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.* cannot be read")
                .doesNotContain("s3cr3t");
    }

    @Test
    void aSourceThatAlwaysThrowsIsAFaultOnceForEachUseOfIt() {
        assertThat(with("gateway.demo=true").and(new Throwing(100, "*")).faults())
                .containsExactly(
                        "gateway.admin.port cannot be read from its source, which failed with"
                                + " java.lang.IllegalStateException; allowed are sources that answer (from vault)",
                        "mp.config.profile cannot be read from its source, which failed with"
                                + " java.lang.IllegalStateException; allowed are sources that answer (from vault)");
    }

    @Test
    void aSourceThatListsNothingIsAskedForFixedNames() {
        PropertySource silent = new PropertySource() {
            @Override
            public String name() {
                return "silent";
            }

            @Override
            public int ordinal() {
                return 150;
            }

            @Override
            public Set<String> names() {
                return Set.of();
            }

            @Override
            public Optional<String> value(String name) {
                return name.equals("gateway.default-tier") ? Optional.of("pro") : Optional.empty();
            }
        };
        assertThat(with().and(silent).config().defaultTier()).isEqualTo("pro");
    }

    @Test
    void theActiveProfileGoesFirstInItsSource() {
        Configured configured = with("gateway.default-tier=free", "%dev.gateway.default-tier=pro");
        assertThat(configured.config().defaultTier()).isEqualTo("free");
        MapSource profile = new MapSource("system properties", 400, Map.of("mp.config.profile", "dev"));
        assertThat(configured.and(profile).config().defaultTier()).isEqualTo("pro");
        assertThat(configured
                        .and(profile)
                        .environment("GATEWAY_DEFAULT_TIER=unlimited")
                        .config()
                        .defaultTier())
                .isEqualTo("unlimited");
    }

    @Test
    void aMisspeltNameOfTheActiveProfileIsAFaultAndOneOfAnotherIsNot() {
        Configured configured = with("mp.config.profile=dev", "%dev.gateway.demmo=true", "%prod.gateway.demmo=true");
        assertThat(configured.faults()).hasSize(1);
    }

    /** A source whose answer changes. */
    private static final class Changing implements PropertySource {
        private String tier = "pro";

        @Override
        public String name() {
            return "changing";
        }

        @Override
        public int ordinal() {
            return 250;
        }

        @Override
        public Set<String> names() {
            return Set.of("gateway.default-tier");
        }

        @Override
        public Optional<String> value(String name) {
            return name.equals("gateway.default-tier") ? Optional.of(tier) : Optional.empty();
        }
    }

    /** A source that throws for one name or for all, {@code *}; for the empty one, when it is asked for names. */
    private record Throwing(int ordinal, String bad) implements PropertySource {
        @Override
        public String name() {
            return "vault";
        }

        @Override
        public Set<String> names() {
            if (bad.isEmpty()) {
                throw new IllegalStateException("no connection, token s3cr3t");
            }
            return Set.of(bad);
        }

        @Override
        public Optional<String> value(String name) {
            if (name.equals(bad) || bad.equals("*")) {
                throw new IllegalStateException("no connection, token s3cr3t");
            }
            return Optional.empty();
        }
    }
}
