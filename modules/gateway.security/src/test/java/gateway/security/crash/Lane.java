package gateway.security.crash;

import java.util.List;

/**
 * Changes that one thread makes one after the other. Each step is made of the lane's name and the number of the step
 * alone, so that somebody else can tell from the stores how many were made.
 */
interface Lane {

    /** One word; no two lanes that ever used a folder have the same. */
    String name();

    /** Makes the step with this number, from 0, and returns when it is acknowledged. */
    void step(int number);

    /**
     * How many steps the stores show.
     *
     * @throws AssertionError if there is a gap
     */
    int stepsKept();

    /** The lanes of one life of a gateway. */
    static List<Lane> of(int life, Stores stores) {
        return List.of(
                new KeyLane("keys-" + life, stores.keys()),
                new KeyLane("more-keys-" + life, stores.keys()),
                new DeviceLane("devices-" + life, stores.devices()),
                new RuleLane(life, stores.rules()),
                new AuditLane("audit-" + life, stores.audit()));
    }
}
