package gateway.web.config.source;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.Fault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilePropertiesTest {
    private static final FilePlace HERE = new FilePlace(Path.of("here"), "environment");

    @TempDir
    private Path folder;

    @Test
    void aFileIsInTheFormatOfPropertiesInUtf8() {
        assertThat(parse("# comment\na = ä\\u00f6\nb: two\\\n  lines\r\n\nc\n").values())
                .containsOnlyKeys("a", "b", "c")
                .containsEntry("a", "äö")
                .containsEntry("b", "twolines")
                .containsEntry("c", "");
    }

    @Test
    void aByteOrderMarkIsNothing() {
        assertThat(parse("\uFEFFgateway.demo=true\n").values()).containsOnlyKeys("gateway.demo");
    }

    @Test
    void anotherEncodingIsAFault() {
        assertThat(faults("gateway.keys.a.name=M\u00fcller\n".getBytes(StandardCharsets.ISO_8859_1)))
                .containsExactly("gateway.config.file is \"here\", a file that is not in UTF-8; allowed is UTF-8"
                        + " (from environment)");
    }

    @Test
    void aMalformedEscapeIsAFault() {
        assertThat(faults("a=\\u12x4\n".getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .asString()
                .startsWith("gateway.config.file is \"here\", a file that has a malformed \\u escape; allowed are");
    }

    @Test
    void aNameThatStandsThereTwiceIsAFault() {
        assertThat(faults("gateway.routes.a.path=/api/a\ngateway.routes.a.path=/api/b\n"
                        .getBytes(StandardCharsets.UTF_8)))
                .containsExactly("gateway.routes.a.path stands there twice; allowed is once (from here)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gatway.demo", "gatewya.demo", "Gateway.demo", "gateways.demo"})
    void aNameThatAlmostBeginsWithGatewayIsAFault(String name) {
        assertThat(faults((name + "=true\n").getBytes(StandardCharsets.UTF_8)))
                .containsExactly(
                        name + " is not known; the nearest beginning is gateway, which is allowed (from here)");
    }

    @Test
    void namesOfOthersAreTheirBusiness() {
        assertThat(parse("quarkus.http.port=1\n").faults()).isEmpty();
    }

    @Test
    void theFileDoesNotNameAnother() {
        assertThat(faults("gateway.config.file=/other\n".getBytes(StandardCharsets.UTF_8)))
                .containsExactly(
                        "gateway.config.file cannot stand in the file that it names; allowed is every other source"
                                + " (from here)");
    }

    @Test
    void whatIsNoFileIsAFault() throws IOException {
        assertThat(FileProperties.of(FileContent.of(folder.resolve("none")), HERE)
                        .faults())
                .extracting(Fault::toString)
                .containsExactly(
                        "gateway.config.file is \"here\", a file that does not exist; allowed is a file that can be"
                                + " read (from environment)");
        assertThat(FileContent.of(folder)).isEqualTo(new FileContent.Absent("is not a regular file"));
    }

    @Test
    void twoLooksAtTheSameContentAreEqual() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "a=1\n");
        FileContent first = FileContent.of(file);
        assertThat(FileContent.of(file)).isEqualTo(first);
        Files.writeString(file, "a=2\n");
        assertThat(FileContent.of(file)).isNotEqualTo(first);
    }

    @Test
    void aFileThatSomebodyIsWritingIsIncomplete() throws IOException {
        Path file = folder.resolve("f");
        assertThat(FileContent.of(file).incompleteness()).contains("does not exist");
        assertThat(FileContent.of(Files.writeString(file, "")).incompleteness()).contains("is empty");
        assertThat(FileContent.of(Files.writeString(file, "a=1")).incompleteness())
                .contains("does not end with a line break and may be half written");
        assertThat(FileContent.of(Files.writeString(file, "a=1\n")).incompleteness())
                .isEmpty();
    }

    @Test
    void noneOfItShowsWhatStandsInTheFile() throws IOException {
        FileContent content = FileContent.of(Files.writeString(folder.resolve("f"), "secret=s3cr3t\n"));
        assertThat(content + FileProperties.of(content, HERE).toString()).doesNotContain("s3cr3t");
    }

    private FileProperties parse(String text) {
        return parse(text.getBytes(StandardCharsets.UTF_8));
    }

    private FileProperties parse(byte[] bytes) {
        try {
            return FileProperties.of(FileContent.of(Files.write(folder.resolve("f.properties"), bytes)), HERE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> faults(byte[] bytes) {
        return parse(bytes).faults().stream().map(Fault::toString).toList();
    }
}
