package gateway.redis.connection;

import gateway.api.limit.LimitKeyHasher.Secret;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.RedisAccess.Cluster;
import io.lettuce.core.RedisNoScriptException;
import io.lettuce.core.SetArgs;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
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
    private final Map<String, Breaker> breakers = new ConcurrentHashMap<>();
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

    /** {@return whether {@link #spreadKey} makes keys that no script can have in common} */
    public boolean isSpread() {
        return settings.access().cluster() == Cluster.SPREAD
                && !settings.prefix().contains("{");
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
        return link.isMade() && breakers.values().stream().noneMatch(Breaker::isOpen);
    }

    /** {@return how all stores are that need it; down only if settings require it} */
    public StoreHealth health() {
        if (agreed && isAnswering()) {
            return new StoreHealth.Well();
        }
        return settings.required() ? new StoreHealth.Down(lastProblem) : new StoreHealth.Impaired(lastProblem);
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
        return ask(key(""), question);
    }

    /**
     * {@return the answer to a command about a key} In a cluster, each node has a breaker of its own.
     *
     * @param <T> what it is
     * @param key the key
     * @param question sends the command
     * @throws StoreUnavailableException if there is no answer in time, or Redis refuses the command; says why
     * @throws RedisNoScriptException if Redis does not know a script, and so has done nothing
     */
    public <T> T ask(
            String key, Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        return send(key, question).await(settings.timeout());
    }

    /**
     * {@return a command about a key, without waiting for its answer} Whoever sent it has to see to it that it expires.
     *
     * @param <T> what the answer is
     * @param key the key
     * @param question sends the command
     */
    public <T> Sent<T> send(
            String key, Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        return agreed ? sendAnyway(key, question) : Sent.refused(notConnected());
    }

    private <T> T askAnyway(
            String key, Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        return sendAnyway(key, question).await(settings.timeout());
    }

    private <T> Sent<T> sendAnyway(
            String key, Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        Breaker breaker = breakers.computeIfAbsent(link.nodeOf(key), node -> new Breaker(ticker));
        if (!breaker.allows()) {
            return Sent.refused(
                    new StoreUnavailableException("Redis is not asked for the moment, since " + lastProblem));
        }
        return new Sent<>(command(question), (answer, failure) -> {
            if (failure != null) {
                throw noted(breaker, failure);
            }
            succeeded(breaker);
            return answer;
        });
    }

    private <T> CompletableFuture<T> command(
            Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        try {
            return question.apply(link.commands().orElseThrow(this::notConnected))
                    .toCompletableFuture();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private StoreUnavailableException notConnected() {
        return new StoreUnavailableException("Redis cannot be used yet: " + lastProblem);
    }

    /** What callers get for a failure, which the breaker has to know if it is the server's. */
    private RuntimeException noted(Breaker breaker, Throwable failure) {
        if (failure instanceof StoreUnavailableException known) {
            return known;
        }
        if (failure instanceof InterruptedException) {
            return Problem.of(settings, failure);
        }
        if (failure instanceof RedisNoScriptException unknown) {
            succeeded(breaker);
            return unknown;
        }
        if (Problem.isServers(failure)) {
            return failed(breaker, failure);
        }
        succeeded(breaker);
        return Problem.of(settings, failure);
    }

    private void succeeded(Breaker breaker) {
        if (breaker.succeeded()) {
            LOG.log(Level.INFO, "Redis at {0} answers again", settings.place());
        }
    }

    /** Whether nobody answers who could, so that another connection may find somebody else. */
    boolean isLost() {
        return lost && breakers.values().stream().anyMatch(Breaker::isOpen);
    }

    private StoreUnavailableException failed(Breaker breaker, Throwable cause) {
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

    /** Asks every node of a cluster for something, so that it is connected to, and known to be back. */
    void visitNodes() {
        breakers.keySet().retainAll(link.nodes());
        for (String key : link.keyOfEachNode()) {
            try {
                ask(key, commands -> commands.exists(key));
            } catch (StoreUnavailableException e) {
                // its breaker knows
            }
        }
    }

    /**
     * Agrees with the other nodes on the secret; before that, nothing is asked.
     *
     * @throws StoreUnavailableException if Redis does not answer, or has something else than a secret of ours
     */
    void agree() {
        String key = key("secret");
        if (askAnyway(key, commands -> commands.exists(key)) == 0) {
            askAnyway(key, commands -> commands.set(key, KeySecret.text(secret), SetArgs.Builder.nx()));
        }
        String text = askAnyway(key, commands -> commands.get(key));
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
