package gateway.security.store;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * A file to which lines are only ever added. For one thread at a time.
 *
 * <p>Opened anew for each write, and not by a channel: then it may be moved away while the gateway runs, and an interrupt
 * closes nothing in the middle.
 */
final class AuditFile {
    private final Path file;
    private final DataFolder folder;
    private final Predicate<byte[]> isWhole;

    /**
     * Names a file.
     *
     * @param file the file, which need not exist
     * @param isWhole whether a line is one although its end is missing
     */
    AuditFile(Path file, Predicate<byte[]> isWhole) {
        this.file = file;
        this.isWhole = isWhole;
        folder = DataFolder.of(file);
    }

    /**
     * Adds whole lines. They outlive a crash when this returns.
     *
     * @throws IOException if that failed; then what was written of them is taken back
     */
    void append(byte[] lines) throws IOException {
        endLastLine();
        if (Files.notExists(file)) {
            folder.create();
            folder.createFile(file);
            folder.sync();
        }
        write(lines);
    }

    /**
     * Ends the last line, if it has none: what a crash left without its end must not become the begin of the next one.
     * It was never acknowledged.
     *
     * @throws IOException if that failed
     */
    void endLastLine() throws IOException {
        byte[] rest = rest();
        if (rest.length == 0) {
            return;
        }
        if (isWhole.test(rest)) {
            write(new byte[] {'\n'});
        } else {
            setAside(rest);
            cut(Files.size(file) - rest.length);
        }
    }

    private void write(byte[] lines) throws IOException {
        long length = Files.size(file);
        try (FileOutputStream out = new FileOutputStream(file.toFile(), true)) {
            out.write(lines);
            out.getFD().sync();
        } catch (IOException e) {
            takeBack(length, e);
            throw e;
        }
    }

    private void takeBack(long length, IOException reason) {
        try {
            cut(length);
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }

    private void cut(long length) throws IOException {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            open.setLength(length);
            open.getFD().sync();
        }
    }

    private byte[] rest() throws IOException {
        if (Files.notExists(file)) {
            return new byte[0];
        }
        try (LinesBackwards lines = new LinesBackwards(file)) {
            return lines.rest();
        }
    }

    private void setAside(byte[] torn) throws IOException {
        Path aside = torn(1);
        for (int i = 2; Files.exists(aside); i++) {
            aside = torn(i);
        }
        folder.createFile(aside);
        try (FileOutputStream out = new FileOutputStream(aside.toFile())) {
            out.write(torn);
            out.getFD().sync();
        }
        folder.sync();
    }

    private Path torn(int number) {
        return file.resolveSibling(file.getFileName() + ".torn-" + number);
    }
}
