package gateway.web.blackbox.broken;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/** An algorithm with an id, which nobody gets to see working. */
abstract class BrokenAlgorithm implements Algorithm {
    private final String id;

    BrokenAlgorithm(String id) {
        this.id = id;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final List<Parameter> parameters() {
        return List.of();
    }

    @Override
    public final Limiter limiter(Parameters values) {
        throw new UnsupportedOperationException();
    }
}
