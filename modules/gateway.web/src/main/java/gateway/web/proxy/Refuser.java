package gateway.web.proxy;

import gateway.web.admission.Refusal;
import java.io.IOException;

/** Answers a request in the gateway's own words. */
@FunctionalInterface
public interface Refuser {

    /**
     * Sends a refusal.
     *
     * @param refusal why
     * @throws IOException if the connection is broken
     */
    void refuse(Refusal refusal) throws IOException;
}
