package gateway.web.route;

import gateway.web.route.RequestTarget.Malformed;
import gateway.web.route.RequestTarget.Target;

/** Reads request targets: at once what is in normal form already, as nearly all are, the rest by {@link PathReader}. */
final class TargetParser {
    private TargetParser() {}

    static RequestTarget parse(String rawPath, String rawQuery) {
        if (!isQuery(rawQuery)) {
            return new Malformed("The query contains a character that must be percent-encoded, or a bad percent sign.");
        }
        // An application answers under its context path without a final slash too.
        return rawPath.isEmpty() ? new Target("/", "/") : path(rawPath);
    }

    private static RequestTarget path(String raw) {
        if (isNormal(raw)) {
            String path = withoutFinalSlash(raw);
            return new Target(path, path);
        }
        PathReader strict = PathReader.strict(raw);
        if (strict.fault().isPresent() || !strict.readsDifferently()) {
            return strict.fault().<RequestTarget>map(Malformed::new).orElseGet(() -> target(strict, strict));
        }
        PathReader lenient = PathReader.lenient(raw);
        return lenient.fault().<RequestTarget>map(Malformed::new).orElseGet(() -> target(strict, lenient));
    }

    private static Target target(PathReader strict, PathReader lenient) {
        return new Target(withoutFinalSlash(strict.path()), withoutFinalSlash(lenient.path()));
    }

    private static String withoutFinalSlash(String path) {
        int last = path.length() - 1;
        return last > 0 && path.charAt(last) == '/' ? path.substring(0, last) : path;
    }

    /** Whether a path is surely in normal form, but for a final slash; false also for some that are. */
    private static boolean isNormal(String raw) {
        char previous = 'x';
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            boolean segmentStart = previous == '/';
            if (c == '/' ? segmentStart : !TargetCharacters.inSegment(c) || (segmentStart && c == '.')) {
                return false;
            }
            previous = c;
        }
        return raw.charAt(0) == '/';
    }

    private static boolean isQuery(String raw) {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '%' ? TargetCharacters.octet(raw, i) < 0 : !TargetCharacters.inQuery(c)) {
                return false;
            }
        }
        return true;
    }
}
