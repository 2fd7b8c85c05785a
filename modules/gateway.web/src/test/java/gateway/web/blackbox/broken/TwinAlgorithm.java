package gateway.web.blackbox.broken;

/** Has the id of another one. */
public final class TwinAlgorithm extends BrokenAlgorithm {
    public TwinAlgorithm() {
        super("fixed-window");
    }
}
