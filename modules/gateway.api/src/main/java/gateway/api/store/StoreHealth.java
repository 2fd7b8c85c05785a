package gateway.api.store;

import java.util.Objects;

/** How a store is at the moment. Immutable. */
public sealed interface StoreHealth {

    /** Everything is answered and kept, as far as is known. */
    record Well() implements StoreHealth {}

    /**
     * What the store knows is still answered, but changes may be refused.
     *
     * @param problem what is wrong, for operators; nothing secret
     */
    record Impaired(String problem) implements StoreHealth {
        /** Requires the problem. */
        public Impaired {
            Objects.requireNonNull(problem, "problem");
        }
    }

    /**
     * Requests that need the store are refused, or operators want none to come meanwhile: the gateway is not ready.
     *
     * @param problem what is wrong, for operators; nothing secret
     */
    record Down(String problem) implements StoreHealth {
        /** Requires the problem. */
        public Down {
            Objects.requireNonNull(problem, "problem");
        }
    }
}
