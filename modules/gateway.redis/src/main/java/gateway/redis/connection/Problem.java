package gateway.redis.connection;

import gateway.api.limit.StoreUnavailableException;
import io.lettuce.core.RedisCommandExecutionException;
import io.lettuce.core.RedisCommandTimeoutException;
import io.lettuce.core.RedisException;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/** What is wrong with Redis, in words for operators. */
final class Problem {
    /** What the first word of an error of Redis means, if it says something about the server and not about the command. */
    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("OOM", "is full: it has reached its maxmemory"),
            Map.entry("READONLY", "is a replica, which takes no writes"),
            Map.entry("NOAUTH", "wants a password; gateway.redis.uri has none"),
            Map.entry("WRONGPASS", "does not accept user and password of gateway.redis.uri"),
            Map.entry("NOPERM", "does not permit the user of gateway.redis.uri what the gateway needs"),
            Map.entry("MISCONF", "takes no writes, since it cannot save them"),
            Map.entry("LOADING", "is loading its data"),
            Map.entry("BUSY", "is busy with a script of somebody"),
            Map.entry("MASTERDOWN", "is a replica without its master"),
            Map.entry("CLUSTERDOWN", "is a cluster that is down"),
            Map.entry("NOREPLICAS", "takes no writes, since it has too few replicas"));

    /** How Redis 6 reports an error of a command in a script. */
    private static final Pattern IN_SCRIPT = Pattern.compile("^ERR Error running script .*: -([A-Z]+) ");

    private Problem() {}

    /** Whether the server is at fault, and other commands will fail, too. */
    static boolean isServers(Throwable error) {
        Throwable cause = cause(error);
        return !(cause instanceof RedisCommandExecutionException) || MEANINGS.containsKey(code(cause));
    }

    /** Whether it is about where we are connected to: nobody answers, or somebody who is no primary. */
    static boolean isOfConnection(Throwable error) {
        Throwable cause = cause(error);
        return !(cause instanceof RedisCommandExecutionException)
                || List.of("READONLY", "MASTERDOWN").contains(code(cause));
    }

    /** The failure of a command, or of an attempt to connect. */
    static StoreUnavailableException of(RedisSettings settings, Throwable error) {
        Throwable cause = cause(error);
        String text = "Redis at " + settings.place() + " " + meaning(settings, cause);
        return new StoreUnavailableException(text, cause);
    }

    private static String meaning(RedisSettings settings, Throwable cause) {
        if (cause instanceof RedisCommandExecutionException) {
            return MEANINGS.getOrDefault(code(cause), "refused a command") + ofSentinels(settings, code(cause)) + " ("
                    + cause.getMessage() + ")";
        }
        if (cause instanceof TimeoutException || cause instanceof RedisCommandTimeoutException) {
            return "did not answer within " + settings.timeout().toMillis() + " ms";
        }
        Throwable innermost = innermost(cause);
        if (innermost instanceof GeneralSecurityException || innermost instanceof SSLException) {
            return "and the gateway do not trust each other (" + innermost.getMessage()
                    + "); gateway.redis.tls-ca is who has issued its certificate, gateway.redis.tls-certificate is ours";
        }
        return cause instanceof CancellationException || cause instanceof RedisException
                ? "cannot be reached (" + innermost.getMessage() + ")"
                : "cannot be asked (" + cause + ")";
    }

    /** What else a refused password may mean. */
    private static String ofSentinels(RedisSettings settings, String code) {
        boolean sentinels = !settings.uris().get(0).getSentinels().isEmpty();
        return sentinels && List.of("NOAUTH", "WRONGPASS").contains(code)
                ? ", or its sentinels that of gateway.redis.sentinel-password"
                : "";
    }

    /** The first error on the way down that Redis itself sent, if there is one. */
    private static Throwable cause(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null && isWrapping(cause)) {
            cause = cause.getCause();
        }
        for (Throwable deeper = cause; deeper != null; deeper = deeper.getCause()) {
            if (deeper instanceof RedisCommandExecutionException) {
                return deeper;
            }
        }
        return cause;
    }

    private static boolean isWrapping(Throwable error) {
        return error instanceof ExecutionException || error instanceof CompletionException;
    }

    private static Throwable innermost(Throwable error) {
        Throwable innermost = error;
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        return innermost;
    }

    private static String code(Throwable error) {
        String message = String.valueOf(error.getMessage());
        Matcher inScript = IN_SCRIPT.matcher(message);
        return inScript.find() ? inScript.group(1) : message.split(" ", 2)[0];
    }
}
