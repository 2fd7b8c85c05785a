package gateway.security.use;

import static java.util.Comparator.comparing;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.LastUseStore;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * When keys and devices were last used, to the second. Thread-safe; only {@link #flush} blocks, and no request waits for
 * another one.
 *
 * <p>A use is kept with the next flush, so a crash loses what was used since the last one.
 */
public final class LastUses {
    /** Expired devices are forgotten by nobody else; a quarter of a million leaves room for every key there could be. */
    private static final int CAPACITY = 250_000;

    private static final System.Logger LOG = System.getLogger(LastUses.class.getName());

    private final LastUseStore store;
    /** So much later than a use may the node be in keeping it without the others overlooking it. */
    private static final Duration DELAY = Duration.ofMinutes(10);

    private final ConcurrentMap<String, LastUse> uses = new ConcurrentHashMap<>();

    /** The latest use that the store was known to have; guarded by this. */
    private Instant latest = Instant.EPOCH;

    /**
     * Goes on with what was kept. If the store does not answer yet, it is asked again with the next flush.
     *
     * @param store where uses are kept
     */
    public LastUses(LastUseStore store) {
        this.store = Objects.requireNonNull(store, "store");
        try {
            learn(Instant.EPOCH);
        } catch (StoreUnavailableException e) {
            LOG.log(Level.DEBUG, "Times of last use are not known yet; they are asked for again", e);
        }
    }

    /** Takes over what the store knows of, also from other nodes. */
    private void learn(Instant since) {
        store.load(since).forEach((id, time) -> {
            uses.computeIfAbsent(id, first -> LastUse.kept(time)).learn(time);
            latest = time.isAfter(latest) ? time : latest;
        });
    }

    /**
     * Notes a use. Uses within a second of one that was noted are not.
     *
     * @param id the id of a key or device that exists, so that nobody fills the memory with made-up ones
     * @param at the time
     */
    public void used(String id, Instant at) {
        LastUse use = uses.get(id);
        if (use == null) {
            use = uses.computeIfAbsent(id, first -> LastUse.now(at));
        }
        use.advance(at);
    }

    /**
     * {@return when it was last used, to the second; empty for never}
     *
     * @param id the id of a key or device
     */
    public Optional<Instant> of(String id) {
        return Optional.ofNullable(uses.get(id)).map(LastUse::time);
    }

    /**
     * Keeps what was used since the last flush, if there is anything, and learns what other nodes have kept. Of more than 250,000 ids, those that were not used
     * for longest are forgotten.
     *
     * @throws gateway.api.limit.StoreUnavailableException if it cannot be kept; the next flush tries again
     */
    public synchronized void flush() {
        Map<String, Instant> unsaved = new HashMap<>();
        uses.forEach((id, use) -> {
            if (use.takeUnsaved()) {
                unsaved.put(id, use.time());
            }
        });
        if (!unsaved.isEmpty()) {
            save(unsaved);
        }
        learn(latest.isAfter(Instant.EPOCH.plus(DELAY)) ? latest.minus(DELAY) : Instant.EPOCH);
        forgetOldest();
    }

    private void save(Map<String, Instant> unsaved) {
        boolean saved = false;
        try {
            store.save(unsaved);
            saved = true;
        } finally {
            if (!saved) {
                unsaved.keySet().forEach(id -> uses.get(id).putBack());
            }
        }
    }

    private void forgetOldest() {
        int surplus = uses.size() - CAPACITY;
        if (surplus > 0) {
            Map<String, Instant> times = new HashMap<>();
            uses.forEach((id, use) -> times.put(id, use.time()));
            times.entrySet().stream()
                    .sorted(comparing(Map.Entry::getValue))
                    .limit(surplus)
                    .forEach(oldest -> uses.remove(oldest.getKey()));
        }
    }
}
