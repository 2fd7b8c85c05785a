package gateway.analytics.log;

import gateway.api.analytics.RequestEntry;
import gateway.api.limit.Ticker;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Writes requests to files, and begins another file when the day in UTC changes or a file is full. After a failure
 * nothing is tried for a second, then another file. For one thread.
 */
final class LogWriter {
    private static final long PAUSE_NANOS = 1_000_000_000L;

    private final RequestLogSettings settings;
    private final LogFolder folder;
    private final InstantSource clock;
    private final Ticker ticker;
    private final LogTrouble trouble;
    private Optional<LogFile> file = Optional.empty();
    private Optional<LocalDate> cleaned = Optional.empty();
    private Optional<Long> failedAtNanos = Optional.empty();

    LogWriter(RequestLogSettings settings, InstantSource clock, Ticker ticker, LogTrouble trouble) {
        this.settings = Objects.requireNonNull(settings, "settings");
        this.clock = Objects.requireNonNull(clock, "clock");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.trouble = Objects.requireNonNull(trouble, "trouble");
        folder = new LogFolder(settings.folder(), settings.appName());
    }

    /** Finds out whether files can be kept at all, and deletes old ones. */
    void begin() {
        try {
            folder.create();
            clean(clock.instant());
        } catch (IOException | RuntimeException e) {
            failed(0, folder + " cannot be used: " + e);
        }
    }

    /** Whether it is too early to try again. */
    boolean isPausing() {
        return failedAtNanos.isPresent() && ticker.epochNanos() - failedAtNanos.get() < PAUSE_NANOS;
    }

    /** Writes as many of the first requests as one file takes, and says how many; those that cannot be written are lost. */
    int write(List<RequestEntry> entries) {
        Instant now = clock.instant();
        int count = entries.size();
        try {
            count = Math.min(entries.size(), roomAt(now));
            StringBuilder lines = new StringBuilder();
            entries.subList(0, count).forEach(entry -> LogLine.append(lines, settings.appName(), entry));
            file.orElseThrow().write(lines, count);
            failedAtNanos = Optional.empty();
        } catch (IOException | RuntimeException e) {
            failed(count, file.map(LogFile::toString).orElse(folder.toString()) + " cannot be written: " + e);
        }
        return count;
    }

    private int roomAt(Instant now) throws IOException {
        int room = file.map(open -> open.room(now, settings.maxLines())).orElse(0);
        if (room > 0) {
            return room;
        }
        close();
        file = Optional.of(new LogFile(folder.begin(now), now));
        clean(now);
        return settings.maxLines();
    }

    private void clean(Instant now) {
        Optional<LocalDate> today = Optional.of(LogFile.dayOf(now));
        if (!cleaned.equals(today)) {
            cleaned = today;
            try {
                folder.deleteOlderThan(settings.retention(), now);
            } catch (IOException | RuntimeException e) {
                trouble.report(0, "old files in " + folder + " cannot be deleted: " + e);
            }
        }
    }

    private void failed(int lines, String problem) {
        failedAtNanos = Optional.of(ticker.epochNanos());
        trouble.report(lines, problem);
        try {
            if (file.isPresent()) {
                file.get().giveUp();
            }
        } catch (IOException e) {
            trouble.report(0, file.get() + " cannot be closed: " + e);
        } finally {
            file = Optional.empty();
        }
    }

    /** Closes the file; what is written afterwards goes to another one. */
    void close() throws IOException {
        Optional<LogFile> open = file;
        file = Optional.empty();
        if (open.isPresent()) {
            open.get().close();
        }
    }

    /** What this writes to, for people to read. */
    @Override
    public String toString() {
        return folder.toString();
    }
}
