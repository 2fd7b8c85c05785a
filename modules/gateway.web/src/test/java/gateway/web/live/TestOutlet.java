package gateway.web.live;

import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A connection whose reader reads, or does not, as the test says. */
final class TestOutlet implements Outlet {
    final List<String> written = new ArrayList<>();
    int closed;
    private boolean reading = true;
    private boolean broken;
    private CompletableFuture<Void> pending = new CompletableFuture<>();

    /** From now on nothing gets through. */
    void stall() {
        reading = false;
    }

    /** What is under way gets through, and everything afterwards. */
    void readOn() {
        reading = true;
        CompletableFuture<Void> done = pending;
        pending = new CompletableFuture<>();
        done.complete(null);
    }

    /** From now on writing fails at once. */
    void breakOff() {
        broken = true;
    }

    /** What is under way fails. */
    void fail() {
        pending.completeExceptionally(new IllegalStateException("broken"));
    }

    @Override
    public CompletionStage<?> write(OutboundSseEvent event) {
        if (broken) {
            throw new IllegalStateException("broken");
        }
        written.add(text(event));
        return reading ? CompletableFuture.completedFuture(null) : pending;
    }

    static String text(OutboundSseEvent event) {
        String name = event.getName() == null ? "" : event.getName() + " ";
        String what = event.getData() == null ? String.valueOf(event.getComment()) : String.valueOf(event.getData());
        return name + (event.getId() == null ? "" : event.getId() + " ") + what;
    }

    @Override
    public void close() {
        closed++;
    }
}
