package gateway.analytics.log;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files of the log: {@code <app>_yyyy-MM-dd_HHmmss_NNN.log}, named after the time in UTC at which each was begun and
 * a number that tells those of one second apart. For one thread.
 */
final class LogFolder {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd_HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path folder;
    private final String appName;
    private final Pattern own;
    private String lastTime = "";
    private int lastNumber;

    LogFolder(Path folder, String appName) {
        this.folder = folder;
        this.appName = appName;
        own = Pattern.compile(Pattern.quote(appName) + "_(\\d{4}-\\d{2}-\\d{2})_\\d{6}_\\d{3,}\\.log");
    }

    /** Makes the folder if it is not there. */
    void create() throws IOException {
        Files.createDirectories(folder);
    }

    /** Makes a file that did not exist. */
    Path begin(Instant now) throws IOException {
        create();
        String time = TIME.format(now);
        int number = time.equals(lastTime) ? lastNumber + 1 : 1;
        Path file = file(time, number);
        while (!created(file)) {
            number++;
            file = file(time, number);
        }
        lastTime = time;
        lastNumber = number;
        return file;
    }

    private Path file(String time, int number) {
        return folder.resolve(String.format(Locale.ROOT, "%s_%s_%03d.log", appName, time, number));
    }

    private static boolean created(Path file) throws IOException {
        try {
            Files.createFile(file);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    /** Deletes files of this log that were begun on a day that is over for that long. Others are not touched. */
    void deleteOlderThan(Duration retention, Instant now) throws IOException {
        Instant oldest = now.minus(retention);
        for (Path file : files()) {
            if (isOver(file, oldest)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            found.forEach(files::add);
        }
        return files;
    }

    private boolean isOver(Path file, Instant oldest) {
        Matcher name = own.matcher(file.getFileName().toString());
        return name.matches()
                && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && endOfDay(name.group(1)).isBefore(oldest);
    }

    /** Of a day that no calendar has, and which therefore we have named no file after, never. */
    private static Instant endOfDay(String day) {
        try {
            return LocalDate.parse(day).plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        } catch (DateTimeException e) {
            return Instant.MAX;
        }
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
