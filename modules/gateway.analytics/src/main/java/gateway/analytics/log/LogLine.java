package gateway.analytics.log;

import gateway.api.analytics.RequestEntry;

/** What a line of the log says of a request. */
final class LogLine {
    private LogLine() {}

    /** Appends the line with its end. */
    static void append(StringBuilder text, String service, RequestEntry entry) {
        new JsonLine(text)
                .member("timestamp", entry.timestamp().toString())
                .member("level", level(entry.status()))
                .member("service", service)
                .member("method", entry.method())
                .member("path", entry.path())
                .member("statusCode", entry.status())
                .member("responseTime", entry.responseTime().toMillis())
                .member("requestId", entry.requestId())
                .member("clientId", entry.clientId())
                .member("ip", entry.address())
                .member("authenticated", entry.authenticated())
                .end();
    }

    private static String level(int status) {
        if (status >= 500) {
            return "error";
        }
        return status >= 400 ? "warn" : "info";
    }
}
