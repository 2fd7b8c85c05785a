package gateway.web.blackbox.broken;

/** Cannot be made. */
public final class ThrowingAlgorithm extends BrokenAlgorithm {
    public ThrowingAlgorithm() {
        super("throwing");
        throw new IllegalStateException("no licence");
    }
}
