package gateway.security.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An immutable map of which the next version is made without copying it whole: it is kept in many small maps, and only
 * the one that changes is copied. Looking something up takes as long as in a {@link HashMap}.
 */
final class ShardedMap<K, V> {
    private static final int SHARDS = 1024;

    /** None of them is changed once it is in here. */
    private final List<Map<K, V>> shards;

    private ShardedMap(List<Map<K, V>> shards) {
        this.shards = List.copyOf(shards);
    }

    static <K, V> ShardedMap<K, V> copyOf(Map<K, V> entries) {
        List<Map<K, V>> shards = Stream.generate(() -> (Map<K, V>) new HashMap<K, V>())
                .limit(SHARDS)
                .toList();
        entries.forEach((key, value) -> shards.get(shardOf(key)).put(key, value));
        return new ShardedMap<>(shards);
    }

    Optional<V> get(K key) {
        return Optional.ofNullable(shards.get(shardOf(key)).get(key));
    }

    Stream<V> values() {
        return shards.stream().flatMap(shard -> shard.values().stream());
    }

    /** This map with another value for a key. */
    ShardedMap<K, V> with(K key, V value) {
        Map<K, V> shard = new HashMap<>(shards.get(shardOf(key)));
        shard.put(key, value);
        return withShard(shardOf(key), shard);
    }

    /** This map without a key. */
    ShardedMap<K, V> without(K key) {
        Map<K, V> shard = new HashMap<>(shards.get(shardOf(key)));
        shard.remove(key);
        return withShard(shardOf(key), shard);
    }

    private ShardedMap<K, V> withShard(int index, Map<K, V> shard) {
        List<Map<K, V>> next = new ArrayList<>(shards);
        next.set(index, shard);
        return new ShardedMap<>(next);
    }

    private static int shardOf(Object key) {
        int hash = key.hashCode();
        return (hash ^ (hash >>> 16)) & (SHARDS - 1);
    }
}
