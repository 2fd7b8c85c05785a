package gateway.security.store;

import gateway.api.client.ApiKeyStore;
import gateway.testkit.store.ApiKeyStoreContract;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class FileApiKeyStoreTest implements ApiKeyStoreContract {
    @TempDir
    private Path folder;

    @Override
    public ApiKeyStore open() {
        return new FileApiKeyStoreProvider().open(Contexts.in(folder.resolve("data")));
    }
}
