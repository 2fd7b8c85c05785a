package gateway.algorithms.memory;

/**
 * The place of a table in the order in which every request takes what it needs, so that no two wait for each other:
 * limits of callers first, those that many requests share last, since they are to be held for the shortest time.
 *
 * @param group what kind of table it is
 * @param number which one of all tables, ever
 */
record TableRank(Group group, long number) implements Comparable<TableRank> {

    /** From narrow to broad. */
    enum Group {
        /** A key for each caller, under locks. */
        CALLERS,
        /** Keys that many requests share, under locks, since their states grow. */
        SHARED_LOCKED,
        /** Keys that many requests share, without locks. */
        SHARED
    }

    boolean isShared() {
        return group != Group.CALLERS;
    }

    @Override
    public int compareTo(TableRank other) {
        int byGroup = group.compareTo(other.group);
        return byGroup == 0 ? Long.compare(number, other.number) : byGroup;
    }
}
