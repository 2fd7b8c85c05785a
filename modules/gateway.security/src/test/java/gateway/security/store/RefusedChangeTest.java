package gateway.security.store;

import static gateway.security.store.NumberState.add;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A change that cannot be written is refused, changes nothing, and leaves the file as it was. */
class RefusedChangeTest {
    @TempDir
    private Path temporary;

    private Path file;
    private DurableState<Long> state;

    @BeforeEach
    void writeANumber() {
        file = temporary.resolve("data/number.json");
        state = open();
        state.change(add(1));
    }

    @Test
    void whenNoTemporaryFileCanBeWritten() throws IOException {
        Path obstacle = Files.createDirectories(file.resolveSibling("number.json.tmp/in-the-way"));
        assertThatChangeIsRefused().hasRootCauseInstanceOf(IOException.class);
        assertThat(open().current()).isEqualTo(1);
        Files.delete(obstacle);
        Files.delete(obstacle.getParent());
        assertThat(state.change(add(1))).isEqualTo(2);
        assertThat(open().current()).isEqualTo(2);
    }

    /** Whoever probes the gateway learns of it without making a change. */
    @Test
    void andShowsInHealthUntilAChangeIsKept() throws IOException {
        assertThat(state.health()).isEqualTo(new StoreHealth.Well());
        Path obstacle = Files.createDirectories(file.resolveSibling("number.json.tmp/in-the-way"));
        assertThatChangeIsRefused();
        assertThat(state.health())
                .isInstanceOfSatisfying(
                        StoreHealth.Impaired.class,
                        health -> assertThat(health.problem()).startsWith(file + " could not be written: "));
        Files.delete(obstacle);
        Files.delete(obstacle.getParent());
        state.change(add(1));
        assertThat(state.health()).isEqualTo(new StoreHealth.Well());
    }

    @Test
    void whenTheFolderHasBecomeAFile() throws IOException {
        Files.delete(file);
        Files.delete(file.getParent());
        Files.writeString(file.getParent(), "in the way");
        assertThatChangeIsRefused();
        assertThat(file.getParent()).hasContent("in the way");
    }

    @Test
    void whenTheFolderCannotBeMade() {
        Path impossible = Path.of("/proc/gateway-data/number.json");
        DurableState<Long> nowhere = new DurableState<>(impossible, new NumberState(), 0L);
        assertThatThrownBy(() -> nowhere.change(add(1)))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageStartingWith("/proc/gateway-data/number.json cannot be written: ");
        assertThat(nowhere.current()).isZero();
    }

    @Test
    void whenTheFolderIsGone() throws IOException {
        Files.delete(file);
        Files.delete(file.getParent());
        assertThatChangeIsRefused();
        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    void whenAnotherGatewayWritesToTheSameFile() {
        open().change(add(5));
        assertThatChangeIsRefused()
                .hasMessageEndingWith("somebody else has changed it since it was read or written last, such as another"
                        + " gateway with the same data folder; the next start reads it anew");
        assertThat(open().current()).isEqualTo(6);
    }

    @Test
    void whenAnotherGatewayWasFirstToWriteAtAll() {
        Path other = temporary.resolve("other/number.json");
        DurableState<Long> late = new DurableState<>(other, new NumberState(), 0L);
        new DurableState<>(other, new NumberState(), 0L).change(add(1));
        assertThatThrownBy(() -> late.change(add(1))).isInstanceOf(StoreUnavailableException.class);
    }

    @Test
    void whenTheValueCannotBeWritten() {
        DurableState<Long> unspeakable = new DurableState<>(
                file,
                new Format<>() {
                    @Override
                    public Object toJson(Long value) {
                        throw new IllegalStateException("no words for " + value);
                    }

                    @Override
                    public Long fromJson(JsonValue tree) {
                        return 3L;
                    }
                },
                0L);
        assertThatThrownBy(() -> unspeakable.change(add(1)))
                .isInstanceOf(StoreUnavailableException.class)
                .hasRootCauseMessage("no words for 4");
        assertThat(unspeakable.current()).isEqualTo(3);
        assertThat(open().current()).isEqualTo(1);
    }

    @Test
    void butWhatChangesNothingIsStillAnswered() throws IOException {
        Files.createDirectories(file.resolveSibling("number.json.tmp/in-the-way"));
        assertThat(state.<Long>change(value -> new Changed<>(value, value))).isEqualTo(1);
    }

    private AbstractThrowableAssert<?, ?> assertThatChangeIsRefused() {
        AbstractThrowableAssert<?, ?> refusal = assertThatThrownBy(() -> state.change(add(1)))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageStartingWith(file + " cannot be written: ");
        assertThat(state.current()).isEqualTo(1);
        return refusal;
    }

    private DurableState<Long> open() {
        return new DurableState<>(file, new NumberState(), 0L);
    }
}
