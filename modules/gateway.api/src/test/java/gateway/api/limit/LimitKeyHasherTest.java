package gateway.api.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LimitKeyHasherTest {
    private final LimitKeyHasher hasher = new LimitKeyHasher(1, 2);

    @Test
    void givesTheSameKeyForTheSamePartsAndSecret() {
        assertThat(hasher.key("ip", "192.0.2.1")).isEqualTo(new LimitKeyHasher(1, 2).key("ip", "192.0.2.1"));
    }

    @Test
    void givesOtherKeysUnderEveryOtherSecret() {
        LimitKey key = hasher.key("ip", "192.0.2.1");
        assertThat(new LimitKeyHasher(1, 3).key("ip", "192.0.2.1")).isNotEqualTo(key);
        assertThat(new LimitKeyHasher(0, 2).key("ip", "192.0.2.1")).isNotEqualTo(key);
        SecureRandom random = new SecureRandom();
        assertThat(LimitKeyHasher.random(random).key("ip", "192.0.2.1"))
                .isNotEqualTo(LimitKeyHasher.random(random).key("ip", "192.0.2.1"));
    }

    @Test
    void tellsKindsOfKeysApart() {
        assertThat(hasher.key("key", "192-0-2-1")).isNotEqualTo(hasher.key("ip", "192-0-2-1"));
    }

    @Test
    void tellsWhereAPartEnds() {
        assertThat(hasher.key("ab", "c")).isNotEqualTo(hasher.key("a", "bc"));
        assertThat(hasher.key("abcd", "efgh")).isNotEqualTo(hasher.key("abcdefgh"));
        assertThat(hasher.key("a", "")).isNotEqualTo(hasher.key("a"));
        assertThat(hasher.key("", "a")).isNotEqualTo(hasher.key("a", ""));
        assertThat(hasher.key("")).isNotEqualTo(hasher.key());
        assertThat(hasher.key("a", "b")).isNotEqualTo(hasher.key("b", "a"));
    }

    @Test
    void countsEveryCharacter() {
        assertThat(hasher.key("ab")).isNotEqualTo(hasher.key("ab\u0000"));
        assertThat(hasher.key("\u0000")).isNotEqualTo(hasher.key("\u0000\u0000"));
        assertThat(hasher.key("\u00e9")).isNotEqualTo(hasher.key("\u0165"));
        assertThat(hasher.key("abcde")).isNotEqualTo(hasher.key("abcdf"));
        assertThat(hasher.key("\ud83d\ude00")).isNotEqualTo(hasher.key("\ud83d\ude01"));
    }

    @Test
    void spreadsKeysThatDifferLittle() {
        Set<Long> halves = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            LimitKey key = hasher.key("ip", "192.0.2." + i);
            halves.add(key.high());
            halves.add(key.low());
        }
        assertThat(halves).hasSize(20_000);
    }
}
