package gateway.redis.store;

import gateway.redis.connection.Redis;
import gateway.redis.server.RedisServer;
import io.lettuce.core.ScriptOutputType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A Redis for all tests of a class, empty at the begin of each, and a node that stores are opened by. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SharedRedis {
    protected RedisServer server;
    protected Node node;

    @BeforeAll
    protected final void start() {
        server = RedisServer.start();
    }

    @AfterAll
    protected final void stop() {
        server.close();
    }

    @BeforeEach
    protected final void empty() {
        node = Node.of(server);
        try (Redis redis = node.redis()) {
            redis.ask(commands -> commands.flushall());
        }
    }

    @AfterEach
    protected final void close() {
        node.close();
    }

    /** Has a command done by somebody who is no gateway. */
    protected final void byHand(String... command) {
        try (Redis redis = node.redis()) {
            redis.ask(commands -> commands.eval(
                    "return tostring(redis.call(unpack(ARGV)))", ScriptOutputType.STATUS, new String[0], command));
        }
    }

    /** Has commands done at once, as a script of somebody who is no gateway. */
    protected final void atOnce(String... commands) {
        try (Redis redis = node.redis()) {
            redis.ask(all -> all.eval(String.join("\n", commands), ScriptOutputType.STATUS, new String[0]));
        }
    }

    /** What a field of a hash says. */
    final String inRedis(String key, String field) {
        try (Redis redis = node.redis()) {
            return redis.ask(commands -> commands.hget(key, field));
        }
    }
}
