package gateway.web.servlet;

import gateway.api.limit.StoreUnavailableException;
import gateway.security.administrator.FirstPassword;
import gateway.security.device.GeneratedMasterKey;
import gateway.web.admission.StateStores;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The secrets that the gateway makes for itself at its first start, if configuration has none. The only one that is shown
 * is the first password.
 *
 * <p>What cannot be kept in the data folder is a fault. A store that is somewhere else may answer later: it is asked again
 * until it does.
 *
 * @param config what is configured
 * @param stores where secrets are kept
 * @param masterKey the master key of devices
 * @param random where secrets come from
 */
record FirstSecrets(GatewayConfig config, StateStores stores, GeneratedMasterKey masterKey, SecureRandom random) {
    private static final System.Logger LOG = System.getLogger(FirstSecrets.class.getName());
    private static final String MEMORY = "memory";
    private static final int RETRY_SECONDS = 2;

    /** Makes what is missing. */
    void make(Consumer<Fault> faults, ScheduledExecutorService scheduler) {
        attempt("the account of a first administrator", faults, scheduler, this::makePassword);
        if (config.devices().settings().enabled()
                && config.devices().masterKey().isEmpty()) {
            attempt("the master key of devices", faults, scheduler, masterKey::get);
        }
    }

    private void makePassword() {
        FirstPassword.generateIfNeeded(config.administrators(), stores.administrators(), random, console());
    }

    private static PrintStream console() {
        return System.out;
    }

    private void attempt(String what, Consumer<Fault> faults, ScheduledExecutorService scheduler, Runnable making) {
        try {
            making.run();
        } catch (RuntimeException | LinkageError e) {
            if (e instanceof StoreUnavailableException
                    && !config.server().store().equals(MEMORY)) {
                LOG.log(Level.WARNING, "{0} cannot be kept yet: {1}", what, e.getMessage());
                later(scheduler, making);
                return;
            }
            String problem = "is \"" + config.server().dataDir() + "\", but " + what + " cannot be kept there: "
                    + e.getMessage();
            faults.accept(new Fault("gateway.data-dir", "", problem));
        }
    }

    private static void later(ScheduledExecutorService scheduler, Runnable making) {
        try {
            // Nobody waits for it: it tries once more itself if it fails, and is ended with the scheduler.
            Future<?> unused = scheduler.schedule(() -> retry(scheduler, making), RETRY_SECONDS, TimeUnit.SECONDS);
        } catch (RejectedExecutionException e) {
            LOG.log(Level.DEBUG, "The gateway ends before a secret could be kept", e);
        }
    }

    private static void retry(ScheduledExecutorService scheduler, Runnable making) {
        try {
            making.run();
        } catch (StoreUnavailableException e) {
            later(scheduler, making);
        }
    }
}
