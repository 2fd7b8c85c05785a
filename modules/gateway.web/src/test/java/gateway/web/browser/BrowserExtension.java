package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.program.Programs;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * Gives tests the browser that all of them share, as good as new for each; fails those whose pages wrote an error to its
 * console; keeps a picture in {@code target/browser} of what it showed when a test failed. Without a browser
 * nothing is tested.
 */
final class BrowserExtension
        implements ExecutionCondition,
                ParameterResolver,
                BeforeEachCallback,
                AfterEachCallback,
                TestExecutionExceptionHandler {
    private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return Programs.condition(context.getDisplayName(), Chromium.PROGRAMS, "chromium chromium-driver");
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Chromium.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return browser(context);
    }

    /** Closed by JUnit, after the last test of all. */
    private static Chromium browser(ExtensionContext context) {
        return context.getRoot()
                .getStore(NAMESPACE)
                .getOrComputeIfAbsent(Chromium.class, type -> Chromium.start(), Chromium.class);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        browser(context).reset();
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        photograph(context);
        throw failure;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<String> errors = browser(context).console().errors();
        if (!errors.isEmpty()) {
            photograph(context);
        }
        assertThat(errors).as("errors on the console of the browser").isEmpty();
    }

    private static void photograph(ExtensionContext context) {
        String name = context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName();
        System.err.println("What the browser showed: " + browser(context).photograph(name));
    }
}
