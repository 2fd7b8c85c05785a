package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.redis.analytics.SharedFigures;
import gateway.redis.server.RedisServer;
import gateway.redis.store.SharedState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A user of Redis who may do what docs/redis.md says, and nothing else")
class UserOfRedisIT {
    private static final Pattern COMMANDS = Pattern.compile("`(\\+[^`]+)`");

    @Test
    void canCountByEveryAlgorithm() throws IOException {
        List<String> options =
                new ArrayList<>(List.of("--user", "ann", "on", ">secret", "~test:*", "resetchannels", "&test:*"));
        options.addAll(documented());
        try (RedisServer server = RedisServer.start(options.toArray(String[]::new));
                LimitStore store =
                        TestStores.node("redis://ann:secret@127.0.0.1:" + server.port(), Duration.ofSeconds(10))) {
            LimitSet set = store.prepare(List.of(
                    hourly("window", 5),
                    hourly("stored", 1L << 40),
                    policy("bucket", "token-bucket", "max-requests=5", "refill-rate=1/1h"),
                    policy("log", "sliding-window-log", "max-requests=5", "window=1ms")));
            for (int i = 0; i < 3; i++) {
                assertThat(set.acquire(keys(1, 1, 1, 1), new long[] {1, 1, 1, 1}))
                        .allMatch(Decision::permitted);
            }
            set.reset(keys(1, 1, 1, 1));
        }
    }

    @Test
    void canShareEverything() throws IOException {
        List<String> options = new ArrayList<>(List.of("--user", "ann", "on", ">secret", "~test:*", "&test:*"));
        options.addAll(documented());
        try (RedisServer server = RedisServer.start(options.toArray(String[]::new))) {
            String uri = "redis://ann:secret@127.0.0.1:" + server.port();
            SharedState.use(uri);
            SharedFigures.use(uri);
        }
    }

    private static List<String> documented() throws IOException {
        String page = Files.readString(Path.of("../../docs/redis.md"));
        return COMMANDS.matcher(page)
                .results()
                .flatMap(commands -> Stream.of(commands.group(1).split("\\s+")))
                .toList();
    }
}
