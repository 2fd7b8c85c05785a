package gateway.security.device;

import gateway.api.limit.StoreUnavailableException;
import gateway.security.store.SecretFile;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The file that a generated master key is kept in: 64 hexadecimal digits in one line. */
final class MasterKeyFile {
    static final String NAME = "device-master.key";

    private static final int BYTES = 32;
    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");

    private final SecretFile file;

    MasterKeyFile(Path dataDir) {
        file = new SecretFile(dataDir.resolve(NAME));
    }

    /** The digits that are there, or new ones that are there from now on. */
    String readOrCreate() {
        return file.read().map(this::checked).orElseGet(this::create);
    }

    private String create() {
        file.createIfAbsent(generate() + "\n");
        return file.read()
                .map(this::checked)
                .orElseThrow(() -> new StoreUnavailableException(file.path() + " was removed while it was made"));
    }

    private static String generate() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private String checked(String text) {
        String key = text.strip();
        if (!KEY.matcher(key).matches()) {
            throw new StoreUnavailableException(file.path() + " is damaged: it has " + text.length()
                    + " characters, allowed are 64 of 0-9 and a-f in one line; put it back from a backup, or remove it"
                    + " to have a new key made, with which every device has to register again");
        }
        return key;
    }
}
