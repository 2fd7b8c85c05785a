package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.testkit.limit.Seed;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ShardedMapTest {

    @Test
    void isAMap() {
        ShardedMap<String, Integer> map = ShardedMap.copyOf(Map.of("a", 1, "b", 2));
        assertThat(map.get("a")).contains(1);
        assertThat(map.get("c")).isEmpty();
        assertThat(map.values()).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void doesNotChangeWhenTheNextVersionIsMade() {
        ShardedMap<String, Integer> before = ShardedMap.copyOf(Map.of("a", 1, "b", 2));
        assertThat(before.with("a", 3).with("c", 4).without("b").values()).containsExactlyInAnyOrder(3, 4);
        assertThat(before.values()).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void agreesWithAPlainMapAfterManyRandomChanges() {
        Random random = new Random(Seed.of(0));
        Map<Integer, Integer> plain = new HashMap<>();
        ShardedMap<Integer, Integer> map = ShardedMap.copyOf(plain);
        for (int i = 0; i < 20_000; i++) {
            int key = random.nextInt(5_000);
            if (random.nextInt(3) == 0) {
                plain.remove(key);
                map = map.without(key);
            } else {
                plain.put(key, i);
                map = map.with(key, i);
            }
        }
        assertThat(map.values()).as(Seed.hint()).containsExactlyInAnyOrderElementsOf(plain.values());
        for (int key = 0; key < 5_000; key++) {
            assertThat(map.get(key).orElse(-1)).as(Seed.hint()).isEqualTo(plain.getOrDefault(key, -1));
        }
        assertThat(ShardedMap.copyOf(plain).values()).hasSameSizeAs(plain.values());
    }
}
