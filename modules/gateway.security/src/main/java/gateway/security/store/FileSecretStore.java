package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.SecretStore;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Keeps each generated secret in a file of its own, {@code <name>.key}: 64 hexadecimal digits in one line. */
final class FileSecretStore implements SecretStore {
    private static final Pattern SECRET = Pattern.compile("[0-9a-f]{64}");

    private final Path dataDir;
    private final SecureRandom random = new SecureRandom();

    FileSecretStore(Path dataDir) {
        this.dataDir = dataDir;
    }

    @Override
    public String secret(String name) {
        SecretFile file = new SecretFile(dataDir.resolve(name + ".key"));
        return file.read().map(text -> checked(file, text)).orElseGet(() -> create(file));
    }

    private String create(SecretFile file) {
        file.createIfAbsent(generate() + "\n");
        return file.read()
                .map(text -> checked(file, text))
                .orElseThrow(() -> new StoreUnavailableException(file.path() + " was removed while it was made"));
    }

    private String generate() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static String checked(SecretFile file, String text) {
        String secret = text.strip();
        if (!SECRET.matcher(secret).matches()) {
            throw new StoreUnavailableException(file.path() + " is damaged: it has " + text.length()
                    + " characters, allowed are 64 of 0-9 and a-f in one line; put it back from a backup, or remove it"
                    + " to have a new one made, which is as if everything that was made with it were gone");
        }
        return secret;
    }
}
