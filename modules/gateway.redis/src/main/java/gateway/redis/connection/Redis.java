package gateway.redis.connection;

import gateway.api.limit.LimitKeyHasher.Secret;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.redis.connection.RedisAccess.Cluster;
import io.lettuce.core.RedisNoScriptException;
import io.lettuce.core.SetArgs;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * One Redis as all stores of a configuration share it. Thread-safe.
 *
 * <p>Nobody waits longer than the {@code timeout}, and once Redis has failed some times in a row, nobody waits at all but
 * for one caller a second. When it is back, that caller finds out.
 */
public final class Redis implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Redis.class.getName());

    private final RedisSettings settings;
    private final Ticker ticker;
    private final Link link;
    private final Breaker breaker;
    private final Changes changes;
    private final Upkeep upkeep;
    private volatile Secret secret = Secret.random(new SecureRandom());
    private volatile String lastProblem = "it was not asked yet";
    private volatile boolean agreed;
    private volatile boolean lost;

    Redis(RedisSettings settings, Ticker ticker) {
        this.settings = settings;
        this.ticker = ticker;
        link = new Link(settings);
        breaker = new Breaker(ticker);
        changes = new Changes(this);
        upkeep = new Upkeep(this, link);
    }

    /**
     * {@return the one for these settings, which stays open until everybody who got it has closed it} Waits some seconds
     * for a connection; if there is none, it is tried again and again in the background.
     *
     * @param settings how it is reached
     * @param ticker the time
     * @throws StoreUnavailableException if there is no connection, and one is required
     */
    public static Redis open(RedisSettings settings, Ticker ticker) {
        return OpenRedis.get(settings, ticker);
    }

    void start() {
        upkeep.start();
    }

    /** {@return how it is reached} */
    public RedisSettings settings() {
        return settings;
    }

    /**
     * {@return the name of a key of ours} In a cluster, all of them are in one slot.
     *
     * @param name what follows the prefix
     */
    public String key(String name) {
        return (settings.access().isCluster() ? inOneSlot() : settings.prefix()) + ":" + name;
    }

    /**
     * {@return the name of a key of which there are very many, which in a cluster are spread over it unless settings say
     * otherwise}
     *
     * @param name what follows the prefix
     */
    public String spreadKey(String name) {
        return settings.access().cluster() == Cluster.ONE_SLOT ? key(name) : settings.prefix() + ":" + name;
    }

    private String inOneSlot() {
        return settings.prefix().contains("{") ? settings.prefix() : "{" + settings.prefix() + "}";
    }

    /** {@return the time by which answers are waited for} */
    public Ticker ticker() {
        return ticker;
    }

    /** {@return how nodes tell each other what has changed} */
    public Changes changes() {
        return changes;
    }

    /** {@return the secret by which all nodes make keys, or one of this process as long as that is not known} */
    public Secret secret() {
        return secret;
    }

    /** {@return whether commands are sent now, as far as is known} */
    public boolean isAnswering() {
        return link.isMade() && !breaker.isOpen();
    }

    /**
     * {@return the answer to a command}
     *
     * @param <T> what it is
     * @param question sends the command
     * @throws StoreUnavailableException if there is no answer in time, or Redis refuses the command; says why
     * @throws RedisNoScriptException if Redis does not know a script, and so has done nothing
     */
    public <T> T ask(Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        if (!agreed) {
            throw notConnected();
        }
        return askAnyway(question);
    }

    private <T> T askAnyway(
            Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        if (!breaker.allows()) {
            throw new StoreUnavailableException("Redis is not asked for the moment, since " + lastProblem);
        }
        CompletableFuture<T> answer = send(question);
        try {
            T found = answer.get(settings.timeout().toNanos(), TimeUnit.NANOSECONDS);
            succeeded();
            return found;
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answer.cancel(true);
            throw Problem.of(settings, e);
        } catch (ExecutionException e) {
            throw refused(e);
        }
    }

    private <T> CompletableFuture<T> send(
            Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        try {
            return question.apply(link.commands().orElseThrow(this::notConnected))
                    .toCompletableFuture();
        } catch (StoreUnavailableException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(e);
        }
    }

    private StoreUnavailableException notConnected() {
        return new StoreUnavailableException("Redis cannot be used yet: " + lastProblem);
    }

    private RuntimeException refused(ExecutionException e) {
        if (e.getCause() instanceof RedisNoScriptException unknown) {
            succeeded();
            return unknown;
        }
        if (Problem.isServers(e)) {
            return failed(e);
        }
        succeeded();
        return Problem.of(settings, e);
    }

    private void succeeded() {
        if (breaker.succeeded()) {
            LOG.log(Level.INFO, "Redis at {0} answers again", settings.place());
        }
    }

    /** Whether nobody answers who could, so that another connection may find somebody else. */
    boolean isLost() {
        return lost && breaker.isOpen();
    }

    private StoreUnavailableException failed(Throwable cause) {
        lost = Problem.isOfConnection(cause);
        StoreUnavailableException problem = Problem.of(settings, cause);
        lastProblem = problem.getMessage();
        if (breaker.failed()) {
            LOG.log(Level.WARNING, "{0}; it is asked once a second until it answers", lastProblem);
        }
        return problem;
    }

    /** Notes why Redis cannot be used at all. */
    void unconnected(StoreUnavailableException problem) {
        if (!lastProblem.equals(problem.getMessage())) {
            lastProblem = problem.getMessage();
            LOG.log(Level.WARNING, "{0}; this is tried again and again", lastProblem);
        }
    }

    /**
     * Agrees with the other nodes on the secret; before that, nothing is asked.
     *
     * @throws StoreUnavailableException if Redis does not answer, or has something else than a secret of ours
     */
    void agree() {
        String key = key("secret");
        if (askAnyway(commands -> commands.exists(key)) == 0) {
            askAnyway(commands -> commands.set(key, KeySecret.text(secret), SetArgs.Builder.nx()));
        }
        String text = askAnyway(commands -> commands.get(key));
        try {
            secret = KeySecret.parse(key, text);
            agreed = true;
        } catch (StoreUnavailableException e) {
            agreed = false;
            throw e;
        }
    }

    /** Ends this use of it; after the last one, the connections are closed. */
    @Override
    public void close() {
        OpenRedis.letGo(this);
    }

    void shutDown() {
        upkeep.close();
        link.close();
    }
}
