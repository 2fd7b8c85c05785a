package gateway.testkit.limit;

import java.util.random.RandomGenerator;

/** Where the randomness of this test run comes from. */
final class Seed {
    private static final String PROPERTY = "gateway.testkit.seed";
    private static final long VALUE = choose();

    private Seed() {}

    /** The seed of timeline number {@code index}: different for each, the same in each run with one seed. */
    static long of(int index) {
        return VALUE + index;
    }

    /** How to see the same again. */
    static String hint() {
        return "seed " + VALUE + ", repeated with -D" + PROPERTY + "=" + VALUE;
    }

    private static long choose() {
        long seed = Long.getLong(PROPERTY, RandomGenerator.getDefault().nextLong());
        System.out.println("random timelines: " + PROPERTY + "=" + seed);
        return seed;
    }
}
