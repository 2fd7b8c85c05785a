package gateway.security.store;

import static java.util.Comparator.comparingInt;

import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A few of the digests in a {@link DigestIndex}, by their hashes in ascending order. Immutable. */
final class DigestPart {
    private final int[] hashes;
    private final StoredApiKey[] keys;

    private DigestPart(List<Entry> sorted) {
        hashes = new int[sorted.size()];
        keys = new StoredApiKey[sorted.size()];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = sorted.get(i).hash();
            keys[i] = sorted.get(i).key();
        }
    }

    /** The hash of a digest, and the key that has a secret with it. */
    record Entry(int hash, StoredApiKey key) {}

    /** The part with these, which stand in the order of their hashes. */
    static DigestPart of(List<Entry> sorted) {
        return new DigestPart(sorted);
    }

    Optional<StoredApiKey> find(SecretDigest digest) {
        int hash = digest.hashCode();
        for (int i = firstFrom(hash); i < hashes.length && hashes[i] == hash; i++) {
            if (has(keys[i], digest)) {
                return Optional.of(keys[i]);
            }
        }
        return Optional.empty();
    }

    DigestPart with(SecretDigest digest, StoredApiKey key) {
        List<Entry> next = entries();
        next.add(new Entry(digest.hashCode(), key));
        next.sort(comparingInt(Entry::hash));
        return of(next);
    }

    DigestPart without(SecretDigest digest, StoredApiKey key) {
        List<Entry> next = entries();
        next.remove(new Entry(digest.hashCode(), key));
        return of(next);
    }

    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < hashes.length; i++) {
            entries.add(new Entry(hashes[i], keys[i]));
        }
        return entries;
    }

    private int firstFrom(int hash) {
        int low = 0;
        int high = hashes.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (hashes[middle] < hash) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static boolean has(StoredApiKey key, SecretDigest digest) {
        List<KeySecret> secrets = key.secrets();
        for (int i = 0; i < secrets.size(); i++) {
            if (secrets.get(i).digest().equals(digest)) {
                return true;
            }
        }
        return false;
    }
}
