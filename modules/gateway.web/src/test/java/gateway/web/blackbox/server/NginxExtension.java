package gateway.web.blackbox.server;

import gateway.web.program.Programs;
import java.util.List;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** For tests that need nginx. */
public final class NginxExtension implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return Programs.condition(context.getDisplayName(), List.of("nginx"), "nginx-light");
    }
}
