package gateway.proxy.upstream;

import java.net.URI;
import java.util.Locale;
import java.util.Objects;

/**
 * One server of an upstream.
 *
 * @param scheme {@code http} or {@code https}
 * @param host its name or address; IPv6 in brackets
 * @param port its port
 * @param weight how many requests it gets in proportion to the others, from 1 to {@value #MAX_WEIGHT}
 */
public record Target(String scheme, String host, int port, int weight) {
    /** The highest weight. */
    public static final int MAX_WEIGHT = 100;

    private static final String WEIGHT = ";weight=";
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    /**
     * Requires scheme and host.
     *
     * @throws IllegalArgumentException if the weight is out of bounds
     */
    public Target {
        Objects.requireNonNull(scheme, "scheme");
        Objects.requireNonNull(host, "host");
        if (weight < 1 || weight > MAX_WEIGHT) {
            throw new IllegalArgumentException("weight must be from 1 to " + MAX_WEIGHT + ", was " + weight);
        }
    }

    /**
     * {@return the server that a text names}
     *
     * @param text such as {@code http://10.0.0.1:8080} or {@code https://orders.example;weight=3}
     * @throws IllegalArgumentException if it names none
     */
    public static Target parse(String text) {
        int at = text.indexOf(WEIGHT);
        URI uri = URI.create(at < 0 ? text : text.substring(0, at));
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        boolean plain = scheme.equals("http");
        boolean other = uri.getRawUserInfo() != null
                || uri.getRawQuery() != null
                || uri.getRawFragment() != null
                || uri.getRawPath() == null
                || uri.getRawPath().length() > 1;
        if (other || uri.getHost() == null || uri.getPort() > 65_535 || (!plain && !scheme.equals("https"))) {
            throw new IllegalArgumentException("no address of a server: " + text);
        }
        int standard = plain ? HTTP : HTTPS;
        int weight = at < 0 ? 1 : Integer.parseInt(text.substring(at + WEIGHT.length()));
        return new Target(scheme, uri.getHost(), uri.getPort() > 0 ? uri.getPort() : standard, weight);
    }

    /** {@return the host with its port, unless that is the one of the scheme, as in the header {@code Host}} */
    public String authority() {
        boolean standard = port == (scheme.equals("http") ? HTTP : HTTPS);
        return standard ? host : host + ":" + port;
    }

    /** {@return the address without the weight} */
    public String url() {
        return scheme + "://" + authority();
    }
}
