package gateway.redis.limit;

import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A state as a limiter knows it, and as a text: the version of the format and the words, with colons between them. The
 * empty text is a state of zeros. Confined to a thread.
 */
final class StoredState implements LimitState {
    private static final String VERSION = "1";

    private final LimiterShape shape;
    private long[] words;

    private StoredState(LimiterShape shape, long[] words) {
        this.shape = shape;
        this.words = words;
    }

    /**
     * The state of a text.
     *
     * @throws IllegalArgumentException if it is no text of such a state
     */
    static StoredState parse(LimiterShape shape, String text) {
        if (text.isEmpty()) {
            return new StoredState(shape, new long[shape.words()]);
        }
        String[] parts = text.split(":", -1);
        int size = parts.length - 1;
        if (!parts[0].equals(VERSION) || size < shape.words() || size > shape.maxWords()) {
            throw new IllegalArgumentException("not a state of this version of the gateway");
        }
        return new StoredState(
                shape, Arrays.stream(parts).skip(1).mapToLong(Long::parseLong).toArray());
    }

    String text() {
        return LongStream.of(words).mapToObj(Long::toString).collect(Collectors.joining(":", VERSION + ":", ""));
    }

    @Override
    public int size() {
        return words.length;
    }

    @Override
    public long get(int index) {
        return words[index];
    }

    @Override
    public void set(int index, long word) {
        words[index] = word;
    }

    @Override
    public void resize(int size) {
        if (size < shape.words() || size > shape.maxWords()) {
            throw new IllegalArgumentException(
                    "size must be from " + shape.words() + " to " + shape.maxWords() + ", was " + size);
        }
        words = Arrays.copyOf(words, size);
    }
}
