package gateway.web.config.read;

import java.util.Optional;
import java.util.stream.Stream;

/** What the machine is called, as its environment says; containers and pods have a name of their own there. */
final class HostName {
    private static final String UNKNOWN = "gateway";

    private HostName() {}

    static String current() {
        return Stream.of("HOSTNAME", "COMPUTERNAME")
                .flatMap(name -> Optional.ofNullable(System.getenv(name)).stream())
                .filter(name -> !name.isBlank())
                .findFirst()
                .orElse(UNKNOWN);
    }
}
