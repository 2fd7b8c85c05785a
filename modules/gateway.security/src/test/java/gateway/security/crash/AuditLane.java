package gateway.security.crash;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Notes one action after the other. */
record AuditLane(String name, AuditStore audit) implements Lane {

    @Override
    public void step(int number) {
        audit.append(entry(number));
    }

    @Override
    public int stepsKept() {
        List<AuditEntry> newestFirst = audit.latest(Integer.MAX_VALUE, 0).stream()
                .filter(entry -> entry.actor().equals(name))
                .toList();
        int steps = newestFirst.size();
        if (!newestFirst.equals(
                IntStream.range(0, steps).mapToObj(i -> entry(steps - 1 - i)).toList())) {
            throw new AssertionError(name + " are not kept in order: " + newestFirst);
        }
        return steps;
    }

    private AuditEntry entry(int number) {
        return new AuditEntry(
                Stores.NOW,
                "request-" + number,
                name,
                "192.0.2.1",
                "key.create",
                "key-" + number,
                Optional.empty(),
                Optional.of("{\"number\":" + number + "}"));
    }
}
