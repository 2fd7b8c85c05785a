package gateway.algorithms.memory;

/** Where growing states get bytes from. */
interface Room {

    /** Room for drafts that are never kept. */
    Room UNCOUNTED = new Room() {
        @Override
        public boolean take(long bytes) {
            return true;
        }

        @Override
        public void adjust(long bytes) {}
    };

    /** Takes some bytes, if need be from other keys; false if there are none to be had. */
    boolean take(long bytes);

    /** Adds to what was taken, or with a negative number gives back, without asking. */
    void adjust(long bytes);
}
