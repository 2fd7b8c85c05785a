package gateway.web.live;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes the threads of the streams: daemons that find the classes of the web application. */
final class LiveThreads implements ThreadFactory {
    private final AtomicInteger number = new AtomicInteger();

    @Override
    public Thread newThread(Runnable work) {
        Thread thread = new Thread(work, "gateway-live-" + number.incrementAndGet());
        thread.setDaemon(true);
        thread.setContextClassLoader(LiveThreads.class.getClassLoader());
        return thread;
    }
}
