package gateway.web.config.read;

import gateway.web.config.PolicyConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A policy and where it stands.
 *
 * @param section its properties
 * @param config the policy
 * @param values its parameters as they are meant
 */
record PlacedPolicy(Section section, PolicyConfig config, Map<String, Object> values) {

    String name() {
        return config.policy().name();
    }

    String scope() {
        return config.policy().scope();
    }

    /** The prefix of its properties, to name it by. */
    String place() {
        return section.prefix().substring(0, section.prefix().length() - 1);
    }

    void fault(String name, String problem) {
        section.fault(name, problem);
    }

    /** In what this policy and another one count differently. */
    List<String> differences(PlacedPolicy other) {
        List<String> differences = new ArrayList<>();
        if (!config.policy().algorithm().equals(other.config.policy().algorithm())) {
            differences.add("algorithm");
        } else if (!values.equals(other.values)) {
            differences.add("parameters");
        }
        if (!config.key().equals(other.config.key())) {
            differences.add("key");
        }
        return differences;
    }
}
