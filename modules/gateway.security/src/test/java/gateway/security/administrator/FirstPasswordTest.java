package gateway.security.administrator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.limit.Crowd;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class FirstPasswordTest {
    private static final String LINE =
            "No administrator is configured, so the gateway made one\\. user: admin password:" + " ([a-z2-9]{26})"
                    + System.lineSeparator();

    private final Accounts store = new Accounts();

    @Test
    void isPrintedInOneLineAndKeptAsAHash() {
        String printed = start(Map.of());
        assertThat(printed).matches(LINE);
        String password = printed.replaceAll(LINE, "$1");
        assertThat(store.kept).singleElement().satisfies(admin -> {
            assertThat(admin.name()).isEqualTo("admin");
            assertThat(admin.roles()).containsExactly("gateway-admin");
            assertThat(admin.passwordHash()).startsWith("PBKDF2WithHmacSHA256:600000:");
            assertThat(PasswordHash.parse(admin.passwordHash()).matches(password))
                    .isTrue();
        });
    }

    @Test
    void isPrintedOnce() {
        start(Map.of());
        assertThat(start(Map.of())).isEmpty();
        assertThat(store.kept).hasSize(1);
    }

    @Test
    void isAnotherOneEachTime() {
        String first = start(Map.of());
        store.kept.clear();
        assertThat(start(Map.of())).isNotEqualTo(first);
    }

    @Test
    void isNotNeededWhereAnAccountIsConfigured() {
        Administrator viewer = new Administrator("vera", "", Set.of("gateway-viewer"));
        assertThat(start(Map.of("vera", viewer))).isEmpty();
        assertThat(store.kept).isEmpty();
    }

    @Test
    void ofSeveralThatStartAtOnceTheOneWhoseAccountItIsPrints() {
        List<String> printed = Crowd.of(4, member -> start(Map.of())).stream()
                .filter(text -> !text.isEmpty())
                .toList();
        assertThat(printed)
                .singleElement()
                .satisfies(
                        line -> assertThat(PasswordHash.parse(store.kept.get(0).passwordHash())
                                        .matches(line.replaceAll(LINE, "$1")))
                                .isTrue());
    }

    @Test
    void isNotPrintedIfItCannotBeKept() {
        store.isFull = true;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        assertThatThrownBy(() -> start(Map.of(), console)).isInstanceOf(StoreUnavailableException.class);
        assertThat(console.size()).isZero();
    }

    private String start(Map<String, Administrator> configured) {
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        start(configured, console);
        return console.toString(StandardCharsets.UTF_8);
    }

    private void start(Map<String, Administrator> configured, ByteArrayOutputStream console) {
        FirstPassword.generateIfNeeded(
                configured, store, new SecureRandom(), new PrintStream(console, false, StandardCharsets.UTF_8));
    }

    private static final class Accounts implements AdministratorStore {
        private final List<Administrator> kept = new CopyOnWriteArrayList<>();
        private boolean isFull;

        @Override
        public List<Administrator> list() {
            return kept;
        }

        @Override
        public synchronized boolean addFirst(Administrator administrator) {
            if (isFull) {
                throw new StoreUnavailableException("no room");
            }
            return kept.isEmpty() && kept.add(administrator);
        }
    }
}
