package gateway.api.limit;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import java.util.List;

/**
 * Service interface: a way to limit, known by its id in configuration.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.limit.Algorithm with …} and in {@code META-INF/services/gateway.api.limit.Algorithm}. It is
 * instantiated once at start-up and lives as long as the gateway. An id that two providers claim, and a configured
 * id that none has, are start-up faults.
 *
 * <p>Thread-safe; neither method blocks. Contract test: {@code gateway.testkit.limit.AlgorithmContract}.
 */
public interface Algorithm {

    /** {@return the id, lower case with dashes, such as {@code token-bucket}; the same at each call} */
    String id();

    /**
     * {@return the parameters that a policy of this algorithm may set; every other name under such a policy is a
     * configuration fault} The usual names are {@code max-requests}, {@code window} and {@code refill-rate}.
     */
    List<Parameter> parameters();

    /**
     * {@return a limiter with these parameters}
     *
     * @param values a checked value for each of {@link #parameters()} that is set or has a default
     * @throws IllegalArgumentException if the values do not go together; the message names the parameter, its value
     *     and what is allowed, and becomes a configuration fault
     */
    Limiter limiter(Parameters values);
}
