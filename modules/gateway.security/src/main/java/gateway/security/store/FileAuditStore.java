package gateway.security.store;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Keeps the audit log in files, one line an entry. Entries that are added at the same time are written together. A file
 * that has become long is kept under another name.
 */
final class FileAuditStore implements AuditStore {
    private static final long MAX_LENGTH = 64L << 20;

    private final AuditFormat format = new AuditFormat();
    private final LineCounts counts = new LineCounts();
    private final AuditFiles files;
    private final AuditFile file;
    private final GroupedWrites writes = new GroupedWrites(this::write);

    /** Held for reading by whoever reads files, for writing by whoever renames them. */
    private final ReadWriteLock names = new ReentrantReadWriteLock();

    private volatile StoreHealth health = new StoreHealth.Well();

    /**
     * Looks at the newest entry, if there is any, and sets aside what a crash left of one that was never acknowledged.
     *
     * @throws StoreUnavailableException if that fails, or the entry cannot be read
     */
    FileAuditStore(Path file) {
        this(file, MAX_LENGTH);
    }

    FileAuditStore(Path file, long maxLength) {
        files = new AuditFiles(file, maxLength);
        this.file = new AuditFile(file, format::isEntry);
        endLastLine();
        latest(1, 0);
    }

    @Override
    public StoreHealth health() {
        return health;
    }

    @Override
    public void append(AuditEntry entry) {
        try {
            writes.write(format.line(entry));
            health = new StoreHealth.Well();
        } catch (IOException e) {
            health = new StoreHealth.Impaired(files.file() + " could not be written: " + e);
            throw new StoreUnavailableException(files.file() + " cannot be written: " + e, e);
        }
    }

    @Override
    public List<AuditEntry> latest(int limit, long offset) {
        AuditPage page = new AuditPage(format, counts, limit, offset);
        names.readLock().lock();
        try {
            for (Path path : files.newestFirst()) {
                page.fillFrom(path);
            }
            return page.entries();
        } catch (IOException e) {
            throw new StoreUnavailableException(files.file() + " cannot be read: " + e, e);
        } finally {
            names.readLock().unlock();
        }
    }

    private void endLastLine() {
        try {
            file.endLastLine();
        } catch (IOException e) {
            throw new StoreUnavailableException(files.file() + " cannot be repaired: " + e, e);
        }
    }

    private void write(List<byte[]> lines) throws IOException {
        if (files.isLong()) {
            rename();
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            all.writeBytes(line);
        }
        file.append(all.toByteArray());
    }

    private void rename() throws IOException {
        names.writeLock().lock();
        try {
            files.rename();
        } finally {
            names.writeLock().unlock();
        }
    }
}
