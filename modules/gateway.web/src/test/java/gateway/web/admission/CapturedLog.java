package gateway.web.admission;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps what the gateway logs during a test, instead of printing it. */
final class CapturedLog extends Handler implements BeforeEachCallback, AfterEachCallback {
    private final Logger logger = Logger.getLogger("gateway");
    private final List<String> messages = new ArrayList<>();

    List<String> messages() {
        return messages;
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }

    @Override
    public void publish(LogRecord line) {
        messages.add(line.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
