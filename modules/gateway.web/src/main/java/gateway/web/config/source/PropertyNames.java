package gateway.web.config.source;

import java.util.NavigableSet;
import java.util.Set;

/** The names that properties can have. */
@FunctionalInterface
public interface PropertyNames {

    /**
     * {@return every name that a property can have beside these: the fixed ones, and those of every tier, route and
     * the like that is built in or that one of the written names belongs to}
     *
     * @param written names that stand in some source
     */
    NavigableSet<String> known(Set<String> written);
}
