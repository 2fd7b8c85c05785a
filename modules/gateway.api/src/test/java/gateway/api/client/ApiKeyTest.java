package gateway.api.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ApiKeyTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    @Test
    void withoutAnEndIsAlwaysValid() {
        assertThat(key(Optional.empty(), true).isValidAt(Instant.MAX)).isTrue();
    }

    @Test
    void isValidUntilItExpires() {
        ApiKey key = key(Optional.of(NOON), true);
        assertThat(key.isValidAt(NOON.minusNanos(1))).isTrue();
        assertThat(key.isValidAt(NOON)).isFalse();
        assertThat(key.isValidAt(NOON.plusNanos(1))).isFalse();
    }

    @Test
    void isNeverValidOnceRevoked() {
        assertThat(key(Optional.empty(), false).isValidAt(NOON)).isFalse();
        assertThat(key(Optional.of(NOON), false).isValidAt(NOON.minusNanos(1))).isFalse();
    }

    @Test
    void keepsItsRolesWhateverHappensToTheSetTheyCameIn() {
        Set<String> roles = new HashSet<>(Set.of("gateway-viewer"));
        ApiKey key = new ApiKey("a", "A", Optional.empty(), roles, Optional.empty(), Optional.empty(), true);
        roles.add("gateway-admin");
        assertThat(key.roles()).containsExactly("gateway-viewer");
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> key.roles().add("gateway-admin"));
    }

    private static ApiKey key(Optional<Instant> expiresAt, boolean active) {
        return new ApiKey("a", "A", Optional.empty(), Set.of(), Optional.empty(), expiresAt, active);
    }
}
