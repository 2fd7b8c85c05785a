package gateway.web.admission;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import gateway.web.config.KeyPart;
import java.util.Optional;
import java.util.function.Function;

/** A plug-in of a test that finds out the part {@code tenant} of a key. */
record TestResolver(Function<LimitedRequest, Optional<String>> answer) implements KeyResolver {

    static KeyPart tenant(Function<LimitedRequest, Optional<String>> answer) {
        TestResolver resolver = new TestResolver(answer);
        return new KeyPart.Resolved(resolver.id(), resolver);
    }

    @Override
    public String id() {
        return "tenant";
    }

    @Override
    public Optional<String> resolve(LimitedRequest request) {
        return answer.apply(request);
    }
}
