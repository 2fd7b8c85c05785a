package gateway.web.servlet;

import java.util.Collection;
import java.util.List;

/** Names providers that were found, for people to read. */
final class Found {
    private static final List<String> OUR_PACKAGES =
            List.of("gateway.algorithms", "gateway.analytics", "gateway.redis", "gateway.security");

    private Found() {}

    /** Who was found of one service. */
    static String text(Collection<?> providers) {
        return providers.isEmpty() ? "no other was found" : "found are " + String.join(", ", names(providers));
    }

    /** The classes of providers. */
    static List<String> names(Collection<?> providers) {
        return providers.stream().map(one -> one.getClass().getName()).toList();
    }

    /** What a provider is, and which class it is if it was plugged in. */
    static String named(String what, Object provider) {
        return isOurs(provider) ? what : what + " by " + provider.getClass().getName();
    }

    private static boolean isOurs(Object provider) {
        String name = provider.getClass().getPackageName();
        return OUR_PACKAGES.stream().anyMatch(ours -> (name + ".").startsWith(ours + "."));
    }
}
