package gateway.security.administrator;

import java.util.concurrent.locks.Condition;

/** How a thread waits, so that a test need not. */
@FunctionalInterface
interface Waiting {

    /**
     * Waits until the condition is signalled, for that long at most, or for no reason.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    void await(Condition condition, long nanos) throws InterruptedException;
}
