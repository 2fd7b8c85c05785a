package gateway.web.blackbox.broken;

/** Is put into a jar without the class that it extends. */
public final class OrphanAlgorithm extends LostAlgorithm {
    public OrphanAlgorithm() {}
}
