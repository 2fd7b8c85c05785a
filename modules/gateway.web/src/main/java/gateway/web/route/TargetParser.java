package gateway.web.route;

/** Reads request targets. */
final class TargetParser {
    private TargetParser() {}

    static RequestTarget parse(String rawPath, String rawQuery) {
        return new RequestTarget.Target(rawPath, rawPath);
    }
}
