package gateway.testkit.limit;

import java.util.random.RandomGenerator;

/**
 * Where the randomness of this test run comes from. It is printed once, and the system property
 * {@code gateway.testkit.seed} repeats a run.
 */
public final class Seed {
    private static final String PROPERTY = "gateway.testkit.seed";
    private static final long VALUE = choose();

    private Seed() {}

    /**
     * {@return the seed of a timeline: different for each, the same in each run with one seed}
     *
     * @param index the number of the timeline
     */
    public static long of(int index) {
        return VALUE + index;
    }

    /** {@return how to see the same again; to be part of failure messages} */
    public static String hint() {
        return "seed " + VALUE + ", repeated with -D" + PROPERTY + "=" + VALUE;
    }

    private static long choose() {
        long seed = Long.getLong(PROPERTY, RandomGenerator.getDefault().nextLong());
        System.out.println("random timelines: " + PROPERTY + "=" + seed);
        return seed;
    }
}
