package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Optional;

/** A value in a file. For one thread at a time. */
final class StateFile<T> {
    private final Path path;
    private final DamagedFiles damaged;
    private final Format<T> format;
    private final JsonText json = new JsonText();
    private final JsonFile file;

    /**
     * Looks at the file, which need not exist.
     *
     * @throws StoreUnavailableException if that fails
     */
    StateFile(Path path, Format<T> format) {
        this.path = path;
        this.format = format;
        damaged = new DamagedFiles(path);
        try {
            file = new JsonFile(path);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /**
     * What the file says.
     *
     * @param initial what counts if there is none
     * @throws StoreUnavailableException if it cannot be read, or is damaged; a damaged one is set aside, and as long as
     *     it lies there, nobody begins anew by mistake
     */
    T load(T initial) {
        try {
            Optional<String> text = file.read();
            return text.isPresent() ? understood(text.get()) : beginning(initial);
        } catch (CharacterCodingException e) {
            throw setAside("it is not UTF-8", e);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /**
     * Makes the file say this.
     *
     * @throws IOException if that failed
     */
    void save(T value) throws IOException {
        file.write(json.write(format.toJson(value)));
    }

    Path path() {
        return path;
    }

    private T understood(String text) {
        try {
            return format.fromJson(json.read(text));
        } catch (IllegalArgumentException e) {
            throw setAside(e.getMessage(), e);
        } catch (RuntimeException e) {
            throw setAside(e.toString(), e);
        }
    }

    private T beginning(T initial) throws IOException {
        Optional<Path> kept = damaged.kept();
        if (kept.isPresent()) {
            throw new StoreUnavailableException(path + " was damaged and is kept as "
                    + kept.get().getFileName() + "; repair that and rename it back, or remove it to begin without");
        }
        return initial;
    }

    private StoreUnavailableException setAside(String problem, Exception cause) {
        String message = path + " is damaged, " + problem;
        try {
            return new StoreUnavailableException(
                    message + "; it is kept as " + damaged.setAside().getFileName()
                            + "; repair that and rename it back, or remove it to begin without",
                    cause);
        } catch (IOException e) {
            StoreUnavailableException stays =
                    new StoreUnavailableException(message + "; repair it, or remove it to begin without", cause);
            stays.addSuppressed(e);
            return stays;
        }
    }

    private StoreUnavailableException unreadable(IOException e) {
        return new StoreUnavailableException(path + " cannot be read: " + e, e);
    }
}
