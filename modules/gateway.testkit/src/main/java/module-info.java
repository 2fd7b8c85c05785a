/**
 * Contract tests that every provider of a gateway extension point must pass, ours and third parties'.
 */
module gateway.testkit {
    requires transitive gateway.api;
    requires org.assertj.core;
    requires transitive org.junit.jupiter.api;
}
