package gateway.redis.connection;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.MaintNotificationsConfig;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import java.time.Duration;

/**
 * How connections behave. Commands that were under way when one broke are not sent again, since nobody knows whether they
 * counted; while it is broken, commands fail at once.
 */
final class Options {
    static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
    /** Far more than what waits for a Redis that answers, and little enough to be lost. */
    private static final int MOST_WAITING = 10_000;

    private Options() {}

    static ClientOptions.Builder in(ClientOptions.Builder options, TlsFiles tls) {
        return options.disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS)
                .replayFilter(command -> true)
                .requestQueueSize(MOST_WAITING)
                // Whoever asks waits as long as settings say, and gives up by itself.
                .timeoutOptions(TimeoutOptions.builder().timeoutCommands(false).build())
                .maintNotificationsConfig(MaintNotificationsConfig.disabled())
                .sslOptions(tls.options())
                .socketOptions(SocketOptions.builder()
                        .connectTimeout(CONNECT_TIMEOUT)
                        .keepAlive(true)
                        .build());
    }
}
