package gateway.proxy.transfer;

import gateway.proxy.message.Header;
import java.io.IOException;
import java.util.List;

/** The body of a request on its way in. Used by one thread at a time. */
public interface RequestBody {

    /** Begins to be read: {@link Forwarding#bodyReady} is called whenever there is something, until the end. */
    void open();

    /**
     * {@return how many octets were read; 0 if none are there now; -1 at the end} Called within {@link Forwarding#bodyReady}
     * only.
     *
     * @param into where to
     * @throws IOException if the caller does not send what was announced
     */
    int read(byte[] into) throws IOException;

    /** {@return the lines that follow the body; asked for at its end} */
    List<Header> trailers();
}
