package gateway.web.servlet;

import gateway.security.use.LastUses;
import gateway.web.admission.Failures;

/** Keeps times of last use now and then. What cannot be kept is counted, and tried again the next time. */
record LastUseFlush(LastUses uses, Failures failures) implements Runnable {
    /** A crash may lose a minute of them at most, also under steady traffic. */
    static final int INTERVAL_SECONDS = 30;

    @Override
    public void run() {
        try {
            uses.flush();
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LAST_USE, "", e);
        }
    }
}
