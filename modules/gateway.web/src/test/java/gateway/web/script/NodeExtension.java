package gateway.web.script;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips what needs Node.js where there is none, loudly. */
public final class NodeExtension implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (Node.isInstalled()) {
            return ConditionEvaluationResult.enabled("there is Node.js");
        }
        String reason = "SKIPPED, NOTHING OF IT IS TESTED: " + context.getDisplayName()
                + ". node cannot be found on the PATH (Debian: apt-get install nodejs)";
        System.err.println(reason);
        return ConditionEvaluationResult.disabled(reason);
    }
}
