package gateway.security.crash;

import gateway.api.limit.StoreUnavailableException;
import java.nio.file.Path;

/**
 * A process that makes keys until there is no room for more, and says how many it made, how many it shows, and why
 * there are no more. Its argument is the folder.
 */
final class FillingGateway {
    private static final int MOST = 10_000;

    private FillingGateway() {}

    public static void main(String[] args) {
        Stores stores = Stores.open(Path.of(args[0]));
        Lane lane = new KeyLane("keys", stores.keys());
        for (int made = 0; made < MOST; made++) {
            try {
                lane.step(made);
            } catch (StoreUnavailableException e) {
                System.out.println(made + " " + lane.stepsKept() + " " + e.getMessage());
                return;
            }
        }
    }
}
