package gateway.security.store;

import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Leads from the digest of each secret to its key. Immutable; the next version shares all but one small part with this
 * one.
 *
 * <p>Not a map of objects: among 100,000 keys each object on the way comes from far memory and costs as much as half the
 * digest. Here a hash leads through two short arrays to the key, whose secrets say whether it is the one.
 */
final class DigestIndex {
    private static final int PARTS_BITS = 12;

    private final List<DigestPart> parts;

    private DigestIndex(List<DigestPart> parts) {
        this.parts = List.copyOf(parts);
    }

    /** The index of all secrets of these keys, no two of which have one in common. */
    static DigestIndex of(Collection<StoredApiKey> keys) {
        List<DigestPart.Entry> entries = new ArrayList<>();
        for (StoredApiKey key : keys) {
            for (KeySecret secret : key.secrets()) {
                entries.add(new DigestPart.Entry(secret.digest().hashCode(), key));
            }
        }
        // As unsigned numbers, so that those of a part stand together, in the order of the parts.
        entries.sort((one, other) -> Integer.compareUnsigned(one.hash(), other.hash()));
        return new DigestIndex(parts(entries));
    }

    private static List<DigestPart> parts(List<DigestPart.Entry> sorted) {
        List<DigestPart> parts = new ArrayList<>(1 << PARTS_BITS);
        int from = 0;
        for (int part = 0; part < 1 << PARTS_BITS; part++) {
            int to = from;
            while (to < sorted.size() && partOf(sorted.get(to).hash()) == part) {
                to++;
            }
            parts.add(DigestPart.of(sorted.subList(from, to)));
            from = to;
        }
        return parts;
    }

    Optional<StoredApiKey> find(SecretDigest digest) {
        return parts.get(partOf(digest)).find(digest);
    }

    /** This index with all secrets of a key. */
    DigestIndex with(StoredApiKey key) {
        List<DigestPart> next = new ArrayList<>(parts);
        for (KeySecret secret : key.secrets()) {
            int part = partOf(secret.digest());
            next.set(part, next.get(part).with(secret.digest(), key));
        }
        return new DigestIndex(next);
    }

    /** This index without any secret of a key. */
    DigestIndex without(StoredApiKey key) {
        List<DigestPart> next = new ArrayList<>(parts);
        for (KeySecret secret : key.secrets()) {
            int part = partOf(secret.digest());
            next.set(part, next.get(part).without(secret.digest(), key));
        }
        return new DigestIndex(next);
    }

    private static int partOf(SecretDigest digest) {
        return partOf(digest.hashCode());
    }

    private static int partOf(int hash) {
        return hash >>> (Integer.SIZE - PARTS_BITS);
    }
}
