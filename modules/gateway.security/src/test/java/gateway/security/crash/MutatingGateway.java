package gateway.security.crash;

import java.nio.file.Path;

/**
 * A process that changes what its stores keep, on several threads, until it is killed. Says {@code <lane> <steps>} in a
 * line of its own whenever a step was acknowledged. Its arguments are the folder and the number of its life.
 */
final class MutatingGateway {
    private MutatingGateway() {}

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        Stores stores = Stores.open(Path.of(args[0]));
        for (Lane lane : Lane.of(Integer.parseInt(args[1]), stores)) {
            new Thread(() -> walk(lane)).start();
        }
    }

    private static void walk(Lane lane) {
        for (int number = 0; ; number++) {
            lane.step(number);
            say(lane.name() + " " + (number + 1) + "\n");
        }
    }

    private static synchronized void say(String line) {
        System.out.print(line);
        System.out.flush();
    }
}
