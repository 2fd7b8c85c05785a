package gateway.web.jaxrs;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;

/**
 * Makes a 400 of a body that cannot be read as what the resource takes: broken chunks, an early end, JSON that is none.
 * Readers say so by exceptions of their own, which {@link ProblemMapper} would take for a fault of the resource.
 */
public final class UnreadableBody implements ReaderInterceptor {
    private static final System.Logger LOG = System.getLogger(UnreadableBody.class.getName());

    /** For the server. */
    public UnreadableBody() {}

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) {
        try {
            return context.proceed();
        } catch (WebApplicationException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "A body cannot be read", e);
            throw new BadRequestException(e);
        }
    }
}
