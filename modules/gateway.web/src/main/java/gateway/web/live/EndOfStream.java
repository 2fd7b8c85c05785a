package gateway.web.live;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import java.util.Objects;

/** Lets a listener go when the container says that its connection is over. */
final class EndOfStream implements AsyncListener {
    private final Listener listener;

    EndOfStream(Listener listener) {
        this.listener = Objects.requireNonNull(listener, "listener");
    }

    @Override
    public void onComplete(AsyncEvent event) {
        listener.end();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        listener.end();
    }

    @Override
    public void onError(AsyncEvent event) {
        listener.end();
    }

    /** There is no second cycle. */
    @Override
    public void onStartAsync(AsyncEvent event) {}
}
