package gateway.web.blackbox.faults;

import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Filters that throw. */
public final class FaultyFilters {
    private FaultyFilters() {}

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Request {}

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Response {}

    @Request
    public static final class OnRequest implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            throw new IllegalStateException(FaultyResource.SECRET);
        }
    }

    @Response
    public static final class OnResponse implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            throw new IllegalStateException(FaultyResource.SECRET);
        }
    }
}
