package gateway.security.store;

import gateway.api.administration.AuditEntry;
import gateway.api.limit.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A page of the audit log while it is filled from the files, the newest first. For one thread. */
final class AuditPage {
    private final AuditFormat format;
    private final LineCounts counts;
    private final int limit;
    private final List<AuditEntry> entries = new ArrayList<>();
    private long passOver;

    AuditPage(AuditFormat format, LineCounts counts, int limit, long offset) {
        if (limit < 0 || offset < 0) {
            throw new IllegalArgumentException("limit and offset must be >= 0, were " + limit + " and " + offset);
        }
        this.format = format;
        this.counts = counts;
        this.limit = limit;
        passOver = offset;
    }

    List<AuditEntry> entries() {
        return List.copyOf(entries);
    }

    /**
     * Takes what is wanted of a file.
     *
     * @throws StoreUnavailableException if a line of it is no entry
     */
    void fillFrom(Path file) throws IOException {
        if (entries.size() == limit || isPassedOver(file)) {
            return;
        }
        try (LinesBackwards lines = new LinesBackwards(file)) {
            while (entries.size() < limit && lines.previous()) {
                if (passOver > 0) {
                    passOver--;
                } else {
                    entries.add(entry(lines));
                }
            }
        }
    }

    /** Whether all of a file comes before what is wanted; to know that costs nothing that grows with the offset. */
    private boolean isPassedOver(Path file) throws IOException {
        if (passOver == 0) {
            return false;
        }
        long lines = counts.of(file);
        if (lines > passOver) {
            return false;
        }
        passOver -= lines;
        return true;
    }

    private AuditEntry entry(LinesBackwards lines) throws IOException {
        try {
            return format.entry(lines.line());
        } catch (IllegalArgumentException e) {
            throw new StoreUnavailableException(
                    lines.place() + " is damaged, " + e.getMessage() + "; repair it or remove it", e);
        }
    }
}
