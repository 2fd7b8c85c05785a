package gateway.web.blackbox.broken;

/** Its class cannot be initialized. */
public final class UninitializableAlgorithm extends BrokenAlgorithm {
    private static final int NUMBER = Integer.parseInt("none");

    public UninitializableAlgorithm() {
        super("number-" + NUMBER);
    }
}
