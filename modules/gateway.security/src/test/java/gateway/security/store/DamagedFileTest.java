package gateway.security.store;

import static gateway.security.store.NumberState.add;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that cannot be understood is kept aside, and nobody begins anew by mistake. */
class DamagedFileTest {
    private static final String ASIDE = "number.json.damaged-20260301T120000";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    ``                                  | it is not JSON
                    {"version": 1, "num                 | it is not JSON
                    {"version": 1, "number": 5} x       | there is something behind its end
                    {"version": 1, "number": 5}, "x": 1 | there is something behind its end
                    [1]                                 | it is a list, not an object
                    null                                | it is a number or null, not an object
                    {"number": 5}                       | version is missing
                    {"version": 2, "number": 5}         | version is 2, known is 1
                    {"version": 1}                      | number is missing
                    {"version": 1, "number": "5"}       | number is a text, allowed is a whole number
                    {"version": 1, "number": 5, "m": 6} | m is not known; known are version, number
                    """)
    void isNamedWithWhatIsWrong(String text, String problem) throws IOException {
        damage(text.getBytes(UTF_8));
        assertThatThrownBy(this::open)
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage(file() + " is damaged, " + problem + "; it is kept as " + ASIDE
                        + "; repair that and rename it back, or remove it to begin without");
        assertThat(file()).doesNotExist();
        assertThat(folder.resolve(ASIDE)).hasContent(text);
    }

    @Test
    void isNamedWhenItIsNotText() throws IOException {
        damage(new byte[] {'{', (byte) 0xFF});
        assertThatThrownBy(this::open).hasMessageContaining("is damaged, it is not UTF-8; it is kept as " + ASIDE);
        assertThat(folder.resolve(ASIDE)).hasBinaryContent(new byte[] {'{', (byte) 0xFF});
    }

    @Test
    void isNamedAtEachStartUntilSomebodyHasLookedAtIt() throws IOException {
        damage("?".getBytes(UTF_8));
        assertThatThrownBy(this::open).isInstanceOf(StoreUnavailableException.class);
        for (int start = 0; start < 2; start++) {
            assertThatThrownBy(this::open)
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessage(file() + " was damaged and is kept as " + ASIDE
                            + "; repair that and rename it back, or remove it to begin without");
        }
        assertThat(folder.resolve(ASIDE)).hasContent("?");
    }

    @Test
    void countsAgainWhenItWasRepairedAndPutBack() throws IOException {
        damage("?".getBytes(UTF_8));
        assertThatThrownBy(this::open).isInstanceOf(StoreUnavailableException.class);
        Files.delete(folder.resolve(ASIDE));
        Files.writeString(file(), "{\"version\": 1, \"number\": 5}");
        assertThat(open().change(add(1))).isEqualTo(6);
    }

    @Test
    void isForgottenWhenItIsRemoved() throws IOException {
        damage("?".getBytes(UTF_8));
        assertThatThrownBy(this::open).isInstanceOf(StoreUnavailableException.class);
        Files.delete(folder.resolve(ASIDE));
        assertThat(open().current()).isZero();
    }

    @Test
    void doesNotTakeThePlaceOfAnEarlierOne() throws IOException {
        for (String text : new String[] {"first", "second", "third"}) {
            damage(text.getBytes(UTF_8));
            assertThatThrownBy(this::open).isInstanceOf(StoreUnavailableException.class);
        }
        assertThat(folder.resolve(ASIDE)).hasContent("first");
        assertThat(folder.resolve(ASIDE + "-2")).hasContent("second");
        assertThat(folder.resolve(ASIDE + "-3")).hasContent("third");
    }

    @Test
    void staysWhereItIsWhenItIsNoFileAtAll() throws IOException {
        Files.createDirectories(file().resolve("folder"));
        assertThatThrownBy(this::open)
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageStartingWith(file() + " cannot be read: ");
        assertThat(file().resolve("folder")).exists();
    }

    private void damage(byte[] content) throws IOException {
        Files.write(file(), content);
        Files.setLastModifiedTime(file(), FileTime.from(Instant.parse("2026-03-01T12:00:00Z")));
    }

    private DurableState<Long> open() {
        return new DurableState<>(file(), new NumberState(), 0L);
    }

    private Path file() {
        return folder.resolve("number.json");
    }
}
