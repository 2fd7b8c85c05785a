package gateway.security.store;

import static java.util.Comparator.comparing;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.api.store.StoreHealth;
import java.nio.file.Path;
import java.util.List;

/** Keeps accounts in a file. */
final class FileAdministratorStore implements AdministratorStore {
    private final DurableState<List<Administrator>> administrators;

    /**
     * Reads the file.
     *
     * @throws gateway.api.limit.StoreUnavailableException as {@link DurableState} does
     */
    FileAdministratorStore(Path file) {
        administrators = new DurableState<>(file, new AdministratorsFormat(), List.of());
    }

    @Override
    public StoreHealth health() {
        return administrators.health();
    }

    @Override
    public List<Administrator> list() {
        return administrators.current().stream()
                .sorted(comparing(Administrator::name))
                .toList();
    }

    @Override
    public boolean addFirst(Administrator administrator) {
        return administrators.change(
                found -> found.isEmpty() ? new Changed<>(List.of(administrator), true) : new Changed<>(found, false));
    }
}
