package gateway.web.config.source;

import java.util.Optional;
import java.util.Set;

/** A place where properties stand. Both methods that read may throw what the place throws. */
public interface PropertySource {

    /** {@return what people call the place, such as the path of a file} */
    String name();

    /** {@return its rank; of two places that have a property, the one with the higher ordinal counts} */
    int ordinal();

    /** {@return the names of the properties it lists} */
    Set<String> names();

    /**
     * {@return the text of a property as it is written there; empty if it is not there}
     *
     * @param name the name of a property, whether it is listed or not
     */
    Optional<String> value(String name);
}
