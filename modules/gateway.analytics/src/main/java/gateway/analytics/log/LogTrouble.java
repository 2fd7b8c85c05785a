package gateway.analytics.log;

/** Is told what goes wrong with the log of requests. Called on the log's own thread, possibly often. */
@FunctionalInterface
public interface LogTrouble {

    /**
     * Something went wrong.
     *
     * @param lines how many lines are lost by it; 0 for none
     * @param problem what, with the file or folder that is meant
     */
    void report(long lines, String problem);
}
