package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.Gateway;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;

/** Closes an exchange whose response was sent after its thread had gone. */
final class EndOfExchange implements AsyncListener {
    private final Gateway gateway;
    private final Exchange exchange;
    private final ProblemResponse response;

    EndOfExchange(Gateway gateway, Exchange exchange, ProblemResponse response) {
        this.gateway = gateway;
        this.exchange = exchange;
        this.response = response;
    }

    @Override
    public void onComplete(AsyncEvent event) {
        gateway.log().end(exchange, response.getStatus(), response.sentBytes());
    }

    /** The container completes the exchange afterwards. */
    @Override
    public void onTimeout(AsyncEvent event) {}

    /** The container completes the exchange afterwards. */
    @Override
    public void onError(AsyncEvent event) {}

    /** A new cycle forgets its listeners. */
    @Override
    public void onStartAsync(AsyncEvent event) {
        event.getAsyncContext().addListener(this);
    }
}
