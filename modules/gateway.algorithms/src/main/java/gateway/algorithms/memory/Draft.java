package gateway.algorithms.memory;

import gateway.api.limit.LimitState;

/** A state that a limiter may change before it is certain that the change will stay. Not thread-safe. */
interface Draft extends LimitState {

    /** Becomes the state of a key that was never seen. */
    void clear();

    /** Remembers the words as they are now. */
    void mark();

    /** Goes back to the words that {@link #mark} remembered. */
    void rollback();

    /** Takes back every change of what is in the store; then the draft has to be read anew. */
    void undo();
}
