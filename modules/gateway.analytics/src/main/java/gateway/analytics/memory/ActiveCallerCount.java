package gateway.analytics.memory;

import gateway.api.analytics.ActiveCallers;
import java.util.HashSet;
import java.util.Set;

/** Counts callers that are active, each once. For one thread. */
final class ActiveCallerCount {
    private final long second;
    private final Set<String> addresses = new HashSet<>();
    private final Set<Caller> credentials = new HashSet<>();

    ActiveCallerCount(long second) {
        this.second = second;
    }

    void add(Caller caller) {
        if (CallerTable.isActive(caller, second)) {
            addresses.add(caller.address());
            if (caller.hasKey()) {
                credentials.add(caller);
            }
        }
    }

    ActiveCallers result() {
        return new ActiveCallers(addresses.size(), credentials.size());
    }
}
