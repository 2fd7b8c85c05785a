package gateway.api.limit;

/** SipHash-2-4-128 over whole 64-bit words; the number of words is mixed in at the end. Not thread-safe. */
final class SipHash {
    private long v0;
    private long v1;
    private long v2;
    private long v3;
    private long words;

    SipHash(long k0, long k1) {
        v0 = k0 ^ 0x736f6d6570736575L;
        v1 = k1 ^ 0x646f72616e646f6dL ^ 0xee;
        v2 = k0 ^ 0x6c7967656e657261L;
        v3 = k1 ^ 0x7465646279746573L;
    }

    void update(long word) {
        v3 ^= word;
        round();
        round();
        v0 ^= word;
        words++;
    }

    LimitKey finish() {
        update(words << 59);
        v2 ^= 0xee;
        long high = rounds();
        v1 ^= 0xdd;
        return new LimitKey(high, rounds());
    }

    private long rounds() {
        round();
        round();
        round();
        round();
        return v0 ^ v1 ^ v2 ^ v3;
    }

    private void round() {
        v0 += v1;
        v1 = Long.rotateLeft(v1, 13) ^ v0;
        v0 = Long.rotateLeft(v0, 32);
        v2 += v3;
        v3 = Long.rotateLeft(v3, 16) ^ v2;
        v0 += v3;
        v3 = Long.rotateLeft(v3, 21) ^ v0;
        v2 += v1;
        v1 = Long.rotateLeft(v1, 17) ^ v2;
        v2 = Long.rotateLeft(v2, 32);
    }
}
