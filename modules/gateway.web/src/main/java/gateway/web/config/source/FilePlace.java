package gateway.web.config.source;

import gateway.web.config.Fault;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Where the configuration file is, and who says so.
 *
 * @param path the file
 * @param namedBy the source in which {@code gateway.config.file} stands
 */
public record FilePlace(Path path, String namedBy) {
    /** The property that names the file. */
    public static final String PROPERTY = "gateway.config.file";

    /** Requires both. */
    public FilePlace {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(namedBy, "namedBy");
    }

    /**
     * {@return a fault of the file as a whole}
     *
     * @param problem what is wrong and what is allowed, to be read after "a file that"
     */
    public Fault fault(String problem) {
        return new Fault(PROPERTY, namedBy, "is \"" + path + "\", a file that " + problem);
    }

    /** What people call the file. */
    @Override
    public String toString() {
        return path.toString();
    }
}
