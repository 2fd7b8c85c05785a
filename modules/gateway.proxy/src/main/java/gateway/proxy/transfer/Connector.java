package gateway.proxy.transfer;

import gateway.proxy.upstream.Target;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Future;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.config.CharCodingConfig;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.bootstrap.AsyncRequesterBootstrap;
import org.apache.hc.core5.http.impl.bootstrap.HttpAsyncRequester;
import org.apache.hc.core5.http.nio.AsyncClientExchangeHandler;
import org.apache.hc.core5.http.nio.command.RequestExecutionCommand;
import org.apache.hc.core5.http.protocol.HttpCoreContext;
import org.apache.hc.core5.http.protocol.HttpProcessorBuilder;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.Command;
import org.apache.hc.core5.reactor.EndpointParameters;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.apache.hc.core5.reactor.IOSession;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;

/** Makes connections to servers and speaks HTTP/1.1 over them, by HttpCore. */
final class Connector implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Connector.class.getName());

    private static final int MAX_THREADS = 4;
    private static final int BUFFER = 16 << 10;
    private static final int MAX_LINE = 64 << 10;
    private static final int MAX_LINES = 256;
    private static final TimeValue PATIENCE = TimeValue.ofSeconds(5);

    private final HttpAsyncRequester requester = AsyncRequesterBootstrap.bootstrap()
            .setIOReactorConfig(IOReactorConfig.custom()
                    .setIoThreadCount(Math.min(MAX_THREADS, Runtime.getRuntime().availableProcessors()))
                    .setTcpNoDelay(true)
                    .build())
            .setHttp1Config(Http1Config.custom()
                    .setBufferSize(BUFFER)
                    .setMaxLineLength(MAX_LINE)
                    .setMaxHeaderCount(MAX_LINES)
                    .build())
            .setCharCodingConfig(CharCodingConfig.custom()
                    .setCharset(StandardCharsets.ISO_8859_1)
                    .build())
            // Nothing is added to what is passed on.
            .setHttpProcessor(HttpProcessorBuilder.create().build())
            .setExceptionCallback(e -> LOG.log(System.Logger.Level.DEBUG, "A connection to an upstream failed", e))
            .create();

    Connector() {
        requester.start();
    }

    /** Begins to connect; time runs elsewhere. */
    Future<IOSession> connect(Target target, FutureCallback<IOSession> callback) {
        HttpHost host = new HttpHost(target.scheme(), target.host().replaceAll("[\\[\\]]", ""), target.port());
        return requester.requestSession(host, Timeout.DISABLED, new EndpointParameters(host, null), callback);
    }

    static void send(IOSession session, AsyncClientExchangeHandler exchange) {
        session.enqueue(new RequestExecutionCommand(exchange, HttpCoreContext.create()), Command.Priority.NORMAL);
    }

    @Override
    public void close() {
        requester.close(CloseMode.IMMEDIATE);
        try {
            requester.awaitShutdown(PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
