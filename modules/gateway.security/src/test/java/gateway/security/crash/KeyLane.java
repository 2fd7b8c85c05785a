package gateway.security.crash;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Creates a key, rotates it, revokes it, and goes on with the next. */
record KeyLane(String name, ApiKeyStore keys) implements Lane {
    private static final int STEPS_OF_A_KEY = 3;

    @Override
    public void step(int number) {
        int key = number / STEPS_OF_A_KEY;
        int age = number % STEPS_OF_A_KEY;
        Optional<StoredApiKey> before = age == 0 ? Optional.empty() : Optional.of(key(key, age - 1));
        if (!keys.replace(before, key(key, age))) {
            throw new AssertionError("step " + number + " of " + name + " found something else than the one before");
        }
    }

    @Override
    public int stepsKept() {
        Set<StoredApiKey> kept = new HashSet<>(keys.list());
        int steps = 0;
        while (kept.contains(key(steps / STEPS_OF_A_KEY, STEPS_OF_A_KEY - 1))) {
            steps += STEPS_OF_A_KEY;
        }
        int last = steps / STEPS_OF_A_KEY;
        long mine =
                kept.stream().filter(stored -> stored.key().name().equals(name)).count();
        if (mine > last + 1) {
            throw new AssertionError("key " + (mine - 1) + " of " + name + " is there, and key " + last + " not done");
        }
        return steps
                + IntStream.range(0, STEPS_OF_A_KEY)
                        .filter(age -> kept.contains(key(last, age)))
                        .map(age -> age + 1)
                        .findFirst()
                        .orElse(0);
    }

    /** As created, as rotated, as revoked. */
    private StoredApiKey key(int number, int age) {
        ApiKey key = new ApiKey(
                name + "-" + number,
                name,
                Optional.empty(),
                Set.of(),
                Optional.of(Stores.NOW),
                Optional.empty(),
                age < 2);
        return age == 0
                ? new StoredApiKey(key, secrets(key.id() + "-a"))
                : new StoredApiKey(key, secrets(key.id() + "-b", key.id() + "-a"));
    }

    private static List<KeySecret> secrets(String... secrets) {
        return Arrays.stream(secrets)
                .map(secret -> new KeySecret(SecretDigest.of(secret), Optional.empty()))
                .toList();
    }
}
