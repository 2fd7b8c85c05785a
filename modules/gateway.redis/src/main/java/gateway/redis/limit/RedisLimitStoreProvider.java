package gateway.redis.limit;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import gateway.redis.connection.RedisSettings;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@code redis}: limits in a Redis that any number of nodes share. Settings: those of {@link RedisSettings}, and {@code
 * redis.local-share}, the share of a limit that a node gives by itself while Redis does not answer, if the policy says
 * {@code on-failure=local}.
 */
public final class RedisLimitStoreProvider implements LimitStoreProvider {
    private static final String LOCAL_SHARE = "redis.local-share";
    private static final String SHARES = "1 or 1/<n> with n from 1 to 1000, such as 1/4 for one of four nodes";
    private static final Pattern SHARE = Pattern.compile("1(?:/([1-9][0-9]{0,2}|1000))?");
    private static final String MEMORY = "memory";

    /** For the service loader. */
    public RedisLimitStoreProvider() {}

    @Override
    public String id() {
        return "redis";
    }

    @Override
    public List<Parameter> settings() {
        return Stream.concat(
                        RedisSettings.declared().stream(),
                        Stream.of(Parameter.defaulting(LOCAL_SHARE, new ValueType.Text(SHARES), "1")))
                .toList();
    }

    @Override
    public LimitStore open(Parameters settings, Ticker ticker) {
        LocalShare share = share(settings.text(LOCAL_SHARE));
        RedisSettings redis = RedisSettings.of(settings);
        LimitStore memory = memory(ticker);
        return new RedisLimitStore(Redis.open(redis, ticker), ScriptTime.ofServer(), memory, share, ticker);
    }

    private static LocalShare share(String text) {
        Matcher share = SHARE.matcher(text);
        if (!share.matches()) {
            throw new IllegalArgumentException(LOCAL_SHARE + " is \"" + text + "\", allowed is " + SHARES);
        }
        return new LocalShare(share.group(1) == null ? 1 : Long.parseLong(share.group(1)));
    }

    /** The store in memory is another module's, which this one cannot name. */
    static LimitStore memory(Ticker ticker) {
        LimitStoreProvider provider =
                ServiceLoader.load(LimitStoreProvider.class, RedisLimitStoreProvider.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .filter(candidate -> candidate.id().equals(MEMORY))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no limit store " + MEMORY
                                + " was found, which stands in while Redis does not answer"));
        return provider.open(Parameters.of(provider.settings(), Map.of()), ticker);
    }
}
