package gateway.web.servlet;

import gateway.security.administrator.FirstPassword;
import gateway.security.device.MasterKey;
import gateway.web.admission.StateStores;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Consumer;

/** The secrets that the gateway makes for itself at its first start, if configuration has none. */
final class FirstSecrets {
    private FirstSecrets() {}

    /** Makes what is missing; what cannot be made is a fault. The only secret that is shown is the first password. */
    static void make(GatewayConfig config, StateStores stores, SecureRandom random, Consumer<Fault> faults) {
        attempt(
                "the account of a first administrator",
                config,
                faults,
                () -> FirstPassword.generateIfNeeded(
                        config.administrators(), stores.administrators(), random, console()));
        if (config.devices().settings().enabled()
                && config.devices().masterKey().isEmpty()) {
            attempt(
                    "the master key of devices",
                    config,
                    faults,
                    () -> MasterKey.openOrCreate(
                            Optional.empty(), config.server().dataDir()));
        }
    }

    private static PrintStream console() {
        return System.out;
    }

    private static void attempt(String what, GatewayConfig config, Consumer<Fault> faults, Runnable making) {
        try {
            making.run();
        } catch (RuntimeException | LinkageError e) {
            String problem = "is \"" + config.server().dataDir() + "\", but " + what + " cannot be kept there: "
                    + e.getMessage();
            faults.accept(new Fault("gateway.data-dir", "", problem));
        }
    }
}
