package gateway.analytics.memory;

import gateway.api.analytics.RequestEntry;
import gateway.api.client.ClientKind;
import java.util.Comparator;

/**
 * Who called: a client at an address. Thread-safe.
 *
 * <p>Callers are ordered because a hash map that many of them fall into one place of, which somebody with many addresses
 * could bring about, can search only what has an order.
 */
final class Caller implements Comparable<Caller> {
    private static final Comparator<Caller> ORDER =
            Comparator.comparing(Caller::client).thenComparing(Caller::address).thenComparing(caller -> caller.kind);

    private final String client;
    private final String address;
    private final ClientKind kind;
    private final int hash;
    private volatile long lastSecond;

    Caller(RequestEntry entry, long second) {
        client = entry.clientId();
        address = entry.address();
        kind = entry.clientKind();
        hash = hash(entry);
        lastSecond = second;
    }

    /**
     * Mixed well, by the last steps of MurmurHash3: client and address are often the same text, and those of different
     * callers differ in a few digits only.
     */
    static int hash(RequestEntry entry) {
        int hash = 0x9E3779B1 * entry.clientId().hashCode() + entry.address().hashCode();
        hash = (hash ^ (hash >>> 16)) * 0x85EBCA6B;
        hash = (hash ^ (hash >>> 13)) * 0xC2B2AE35;
        return hash ^ (hash >>> 16);
    }

    boolean sent(RequestEntry entry) {
        return client.equals(entry.clientId()) && address.equals(entry.address()) && kind == entry.clientKind();
    }

    String client() {
        return client;
    }

    String address() {
        return address;
    }

    /** Whether it is known by an API key, or by the code of a device. */
    boolean hasKey() {
        return kind == ClientKind.API_KEY || kind == ClientKind.DEVICE;
    }

    /** When it was seen last. */
    long lastSecond() {
        return lastSecond;
    }

    /** Written once a second only, so that the threads that record do not take the memory from each other. */
    void seen(long second) {
        if (lastSecond < second) {
            lastSecond = second;
        }
    }

    @Override
    public int compareTo(Caller other) {
        return ORDER.compare(this, other);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Caller caller && hash == caller.hash && compareTo(caller) == 0);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
