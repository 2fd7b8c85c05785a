/**
 * Contract tests that every provider of a gateway extension point must pass, ours and third parties', and what they
 * are made of: a clock that is moved by hand, timelines that read like a specification, naive references.
 *
 * <p>A contract is an interface whose tests are default methods. The provider's test class implements it, supplies
 * what is to be tested, and inherits the tests:
 *
 * <pre>{@code
 * final class TollLimiterTest implements LimiterContract {
 *     public List<LimiterSample> samples() {
 *         return List.of(LimiterSample.of("5 per 10 s", new TollLimiter(5, Duration.ofSeconds(10))));
 *     }
 * }
 * }</pre>
 */
module gateway.testkit {
    requires transitive gateway.api;
    requires org.assertj.core;
    requires transitive org.junit.jupiter.api;

    exports gateway.testkit.analytics;
    exports gateway.testkit.client;
    exports gateway.testkit.limit;
    exports gateway.testkit.lockout;
    exports gateway.testkit.rejection;
    exports gateway.testkit.store;

    uses gateway.api.limit.Algorithm;
}
