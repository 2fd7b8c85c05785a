package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoliciesTest {
    private static final String[] GOLD =
            below("gateway.tiers.gold", "algorithm=fixed-window", "max-requests=10", "window=1m");

    @ParameterizedTest
    @CsvSource({
        "tokenBucket, token-bucket",
        "token-bucket, token-bucket",
        "leakyBucket, leaky-bucket",
        "fixedWindow, fixed-window",
        "sliding-window, sliding-window-log",
        "slidingWindow, sliding-window-log",
        "slidingWindowLog, sliding-window-log",
        "slidingWindowCounter, sliding-window-counter"
    })
    void anAlgorithmHasSeveralSpellings(String spelling, String id) {
        assertThat(gold("algorithm=" + spelling, "max-requests=10", "window=1m")
                        .policy()
                        .algorithm())
                .isEqualTo(id);
    }

    @Test
    void anUnknownAlgorithmIsAFaultThatListsWhatWasFound() {
        assertThat(goldFaults("algorithm=token-bukket", "max-requests=10"))
                .containsExactly("gateway.tiers.gold.algorithm is \"token-bukket\", allowed is fixed-window or"
                        + " leaky-bucket or none or sliding-window-counter or sliding-window-log or token-bucket"
                        + " (from gateway.properties)");
    }

    @Test
    void theOnlyPolicyOfATierIsCalledLikeTheTier() {
        assertThat(gold("algorithm=fixed-window", "max-requests=10", "window=1m")
                        .policy()
                        .name())
                .isEqualTo("gold");
    }

    @Test
    void severalPoliciesOfATierHaveNamesOfTheirOwn() {
        GatewayConfig config = with(
                        "gateway.tiers.gold.limits.burst.algorithm=token-bucket",
                        "gateway.tiers.gold.limits.burst.max-requests=10",
                        "gateway.tiers.gold.limits.burst.window=1s",
                        "gateway.tiers.gold.limits.day.algorithm=fixed-window",
                        "gateway.tiers.gold.limits.day.max-requests=1000",
                        "gateway.tiers.gold.limits.day.window=1d")
                .config();
        assertThat(config.tiers().get("gold").policies())
                .extracting(policy -> policy.policy().name())
                .containsExactly("gold.burst", "gold.day");
    }

    @Test
    void oneOrSeveralButNotBoth() {
        assertThat(with(
                                "gateway.tiers.gold.algorithm=none",
                                "gateway.tiers.gold.limits.day.algorithm=fixed-window",
                                "gateway.tiers.gold.limits.day.max-requests=1000",
                                "gateway.tiers.gold.limits.day.window=1d")
                        .faults())
                .containsExactly(
                        "gateway.tiers.gold.algorithm stands beside gateway.tiers.gold.limits.day.*; allowed is"
                                + " one policy in the tier's own properties or several below limits"
                                + " (from gateway.properties)");
    }

    @Test
    void noneIsNoPolicyAndHasNoParameters() {
        assertThat(with("gateway.tiers.gold.algorithm=none")
                        .config()
                        .tiers()
                        .get("gold")
                        .policies())
                .isEmpty();
        assertThat(goldFaults("algorithm=none", "max-requests=5", "key=ip"))
                .hasSize(2)
                .allMatch(fault -> fault.contains("stands beside algorithm=none"));
    }

    @Test
    void aNameOfAnotherAlgorithmIsAFault() {
        assertThat(goldFaults("algorithm=fixed-window", "max-requests=10", "window=1m", "refill-rate=3"))
                .containsExactly("gateway.tiers.gold.refill-rate is not known to fixed-window; allowed are"
                        + " max-requests, window (from gateway.properties)");
    }

    @Test
    void parametersThatDoNotGoTogetherAreAFaultOfTheOneThatTheAlgorithmNames() {
        assertThat(goldFaults("algorithm=token-bucket", "max-requests=10"))
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.gold.window is missing");
    }

    @Test
    void commonSettingsHaveDefaults() {
        PolicyConfig policy = gold("algorithm=fixed-window", "max-requests=10", "window=1m");
        assertThat(policy.key()).containsExactly(KeyPart.CLIENT);
        assertThat(policy.missing()).isEqualTo(MissingPart.DENY);
        assertThat(policy.cost()).isEqualTo(1);
        assertThat(policy.policy().scope()).isEqualTo("gold");
        assertThat(policy.policy().shadow()).isFalse();
        assertThat(policy.policy().onFailure()).isEqualTo(OnFailure.OPEN);
    }

    @Test
    void commonSettingsCanBeSet() {
        PolicyConfig policy = gold(
                "algorithm=fixed-window",
                "max-requests=10",
                "window=1m",
                "key=ip, route",
                "missing=skip",
                "cost=5",
                "scope=shared",
                "enforcement=shadow",
                "on-failure=closed");
        assertThat(policy.key()).containsExactly(KeyPart.IP, KeyPart.ROUTE);
        assertThat(policy.missing()).isEqualTo(MissingPart.SKIP);
        assertThat(policy.cost()).isEqualTo(5);
        assertThat(policy.policy().scope()).isEqualTo("shared");
        assertThat(policy.policy().shadow()).isTrue();
        assertThat(policy.policy().onFailure()).isEqualTo(OnFailure.CLOSED);
        assertThat(policy.parameters()).containsOnlyKeys("max-requests", "window");
    }

    @Test
    void policiesFollowTheGatewaysOnFailureUnlessTheyHaveTheirOwn() {
        GatewayConfig config = with("gateway.on-failure=closed", "gateway.global.on-failure=open")
                .config();
        assertThat(config.tiers().get("free").policies().get(0).policy().onFailure())
                .isEqualTo(OnFailure.CLOSED);
        assertThat(config.global().orElseThrow().policy().onFailure()).isEqualTo(OnFailure.OPEN);
    }

    @ParameterizedTest
    @CsvSource({
        "client, CALLERS", "ip, CALLERS", "key, CALLERS", "'client,route', CALLERS",
        "route, SHARED", "method, SHARED", "global, SHARED", "'route,method', SHARED"
    })
    void aPolicyIsBroadIfItsKeyHasAPartOfTheCaller(String key, Breadth breadth) {
        assertThat(gold("algorithm=fixed-window", "max-requests=10", "window=1m", "key=" + key)
                        .policy()
                        .breadth())
                .isEqualTo(breadth);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Client", "client;ip", "User", "cookie:id", "tenant"})
    void partsThatDoNotExistAreFaults(String part) {
        assertThat(goldFaults("algorithm=fixed-window", "max-requests=10", "window=1m", "key=ip," + part))
                .containsExactly(
                        "gateway.tiers.gold.key has an item that is \"" + part + "\", allowed is client or device or"
                                + " global or ip or key or method or route or user or header:<name> or query:<name> or"
                                + " json:/<pointer>; no key resolver was found (from gateway.properties)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ip,ip", "global,route"})
    void aKeyNamesEachPartOnceAndGlobalAlone(String key) {
        assertThat(goldFaults("algorithm=fixed-window", "max-requests=10", "window=1m", "key=" + key))
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.gold.key ");
    }

    @Test
    void aCostThatTheLimitNeverPermitsIsAFault() {
        assertThat(goldFaults("algorithm=fixed-window", "max-requests=10", "window=1m", "cost=11"))
                .containsExactly("gateway.tiers.gold.cost is 11, allowed are at most the 10 permits of the limit"
                        + " (from gateway.properties)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"missing=refuse", "cost=0", "cost=1000000001", "scope=a b", "enforcement=off", "on-failure=ajar"
            })
    void otherValuesAreFaults(String line) {
        String[] lines = {"algorithm=fixed-window", "max-requests=10", "window=1m", line};
        assertThat(goldFaults(lines))
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.gold." + line.split("=", 2)[0] + " is \"")
                .contains("allowed is");
    }

    @Test
    void aTierNameIsAFaultIfItCouldNotBeShown() {
        assertThat(with("gateway.tiers.go ld.algorithm=none").faults())
                .containsExactly(
                        "gateway.tiers.go ld.algorithm stands below a name that is \"go ld\", allowed is 1 to 64"
                                + " of A-Z, a-z, 0-9, '_' and '-' (from gateway.properties)");
    }

    @Test
    void theDefaultTierExists() {
        assertThat(with("gateway.default-tier=pro").config().defaultTier()).isEqualTo("pro");
        assertThat(with("gateway.default-tier=platinum").faults())
                .containsExactly("gateway.default-tier is \"platinum\", allowed is free or pro or unlimited"
                        + " (from gateway.properties)");
        assertThat(with("gateway.default-tier=platinum").read().config().defaultTier())
                .isEqualTo("free");
    }

    @Test
    void aTierCalledGlobalWouldNotBeTold() {
        assertThat(with(below("gateway.tiers.global", "algorithm=fixed-window", "max-requests=5", "window=1s"))
                        .faults())
                .singleElement()
                .asString()
                .contains("gateway.tiers.global.algorithm")
                .contains("a policy called global, as gateway.global is, too");
    }

    private static PolicyConfig gold(String... lines) {
        List<PolicyConfig> policies = with(below("gateway.tiers.gold", lines))
                .config()
                .tiers()
                .get("gold")
                .policies();
        assertThat(policies).hasSize(1);
        return policies.get(0);
    }

    private static List<String> goldFaults(String... lines) {
        return with(below("gateway.tiers.gold", lines)).faults();
    }

    @Test
    void aTierOfItsOwnIsThereBesideTheBuiltInOnes() {
        assertThat(with(GOLD).config().tiers()).containsOnlyKeys("free", "gold", "pro", "unlimited");
    }
}
