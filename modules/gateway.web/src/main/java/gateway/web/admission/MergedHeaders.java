package gateway.web.admission;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Headers to which both a resource and the gateway have something to say. */
final class MergedHeaders {
    private static final String VARY = "Vary";
    private static final String CACHE_CONTROL = "Cache-Control";

    private MergedHeaders() {}

    /** Adds a request header to those that a response depends on. */
    static void addToVary(OutgoingHeaders out, String name) {
        List<String> members = members(out.values(VARY));
        if (members.stream().noneMatch(member -> member.equals("*") || member.equalsIgnoreCase(name))) {
            members.add(name);
            out.set(VARY, String.join(", ", members));
        }
    }

    /** Keeps a response from all caches. */
    static void forbidStoring(OutgoingHeaders out) {
        out.set(CACHE_CONTROL, "no-store");
    }

    /** Keeps a response from shared caches; what a resource says beyond that stands. */
    static void forbidSharing(OutgoingHeaders out) {
        List<String> directives = members(out.values(CACHE_CONTROL));
        if (directives.stream().anyMatch(MergedHeaders::isPrivate)) {
            return;
        }
        directives.removeIf(MergedHeaders::isForSharedCaches);
        directives.add(0, "private");
        out.set(CACHE_CONTROL, String.join(", ", directives));
    }

    private static boolean isPrivate(String directive) {
        return directive.equalsIgnoreCase("private") || directive.equalsIgnoreCase("no-store");
    }

    private static boolean isForSharedCaches(String directive) {
        String lower = directive.toLowerCase(Locale.ROOT);
        return lower.equals("public") || lower.equals("proxy-revalidate") || lower.startsWith("s-maxage");
    }

    private static List<String> members(List<String> lines) {
        List<String> members = new ArrayList<>();
        for (String line : lines) {
            for (String member : line.split(",", -1)) {
                if (!member.isBlank()) {
                    members.add(member.strip());
                }
            }
        }
        return members;
    }
}
