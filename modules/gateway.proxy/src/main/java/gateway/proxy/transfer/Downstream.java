package gateway.proxy.transfer;

import gateway.proxy.message.Header;
import gateway.proxy.message.ResponseHead;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Who asked. Calls come one after the other, from threads that must not be made to wait; only {@link #failed} may come while
 * another one is under way, and nothing comes after it.
 */
public interface Downstream {

    /**
     * Takes the head of the response, which comes first and once.
     *
     * @param head the head as the server sent it
     * @param body whether a body follows
     */
    void head(ResponseHead head, boolean body);

    /**
     * Takes some of the body. What was passed on is told to {@link Forwarding#passedOn}, so that more is read.
     *
     * @param data octets, to be copied or used up before the call returns
     */
    void body(ByteBuffer data);

    /**
     * Takes the end of the response.
     *
     * @param trailers the lines behind the body
     */
    void end(List<Header> trailers);

    /**
     * Is told that there is no response, or no end of it.
     *
     * @param failure why
     */
    void failed(Failure failure);
}
