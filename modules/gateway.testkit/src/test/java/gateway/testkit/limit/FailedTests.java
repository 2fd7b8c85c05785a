package gateway.testkit.limit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs contracts against providers that are wrong. */
public final class FailedTests {
    private FailedTests() {}

    /** How many tests fail in one method of a contract. */
    public static long in(Class<?> testClass, String method) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(testClass, method))
                .execute()
                .testEvents()
                .failed()
                .count();
    }
}
