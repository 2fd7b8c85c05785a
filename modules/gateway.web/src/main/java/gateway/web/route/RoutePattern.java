package gateway.web.route;

/**
 * The paths that a route matches: literal segments, {@code *} for one segment, a final {@code **} for the rest.
 */
public final class RoutePattern {
    private final String text;

    private RoutePattern(String text) {
        this.text = text;
    }

    /**
     * {@return the pattern}
     *
     * @param text such as {@code /api/orders/**}
     * @throws IllegalArgumentException if it is not a pattern; the message reads after the name of a setting
     */
    public static RoutePattern parse(String text) {
        return new RoutePattern(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
