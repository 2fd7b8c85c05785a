package gateway.web.program;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;

/** The programs that can be found on the {@code PATH}. */
public final class Programs {
    private Programs() {}

    /** Where a program is; empty if it is not installed. */
    public static Optional<Path> find(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Whether a test can run. A machine of a developer may be without what it needs: then it is skipped, loudly. The machine
     * that decides about changes, where {@code CI} is set, may not.
     *
     * @param test what is not tested otherwise, for people to read
     * @param needed the names of programs
     * @param packages what has to be installed for them on Debian
     * @throws IllegalStateException if {@code CI} is set and something is missing
     */
    public static ConditionEvaluationResult condition(String test, List<String> needed, String packages) {
        List<String> missing =
                needed.stream().filter(name -> find(name).isEmpty()).toList();
        if (missing.isEmpty()) {
            return ConditionEvaluationResult.enabled("everything is installed");
        }
        String reason = "NOT TESTED: " + test + ", since " + String.join(" and ", missing)
                + " cannot be found on the PATH (Debian: apt-get install " + packages + ")";
        if (System.getenv("CI") != null) {
            throw new IllegalStateException(reason + ", and CI is set");
        }
        System.err.println("******** " + reason + " ********");
        return ConditionEvaluationResult.disabled(reason);
    }
}
