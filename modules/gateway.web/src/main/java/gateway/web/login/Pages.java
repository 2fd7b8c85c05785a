package gateway.web.login;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The addresses of the pages, all of them below {@code /dashboard}. */
public final class Pages {
    /** The page that administrators see first. */
    public static final String OVERVIEW = "/dashboard";

    /** Where its view is, which FacesServlet is mapped to. */
    public static final String OVERVIEW_VIEW = "/dashboard/overview";

    private static final String RESOURCES = "/dashboard/resources/jakarta.faces.resource/";
    private static final Set<String> LOGIN = Set.of("/dashboard/login", "/dashboard/logout");
    private static final Set<String> FOR_EVERYBODY = Set.of(
            "dashboard/css/gateway.css",
            "dashboard/css/theme.css",
            "dashboard/images/gateway.svg",
            "dashboard/js/theme.js");
    private static final Set<String> PAGES = Set.of(
            OVERVIEW,
            OVERVIEW_VIEW,
            "/dashboard/addresses",
            "/dashboard/audit",
            "/dashboard/devices",
            "/dashboard/keys",
            "/dashboard/limits",
            "/dashboard/requests",
            "/dashboard/system");
    private static final Pattern TARGET = Pattern.compile("(/[a-z/]{1,64})(\\?[!-~&&[^\\\\\"<>]]{0,1000})?");

    private Pages() {}

    /**
     * {@return whether there is a page}
     *
     * @param path its path within the application
     */
    public static boolean isPage(String path) {
        return PAGES.contains(path);
    }

    /**
     * {@return whether it is where people log in or out}
     *
     * @param path a path within the application
     */
    public static boolean isLogin(String path) {
        return LOGIN.contains(path);
    }

    /**
     * {@return whether it is a style sheet, script or picture; FacesServlet serves no page below that address}
     *
     * @param path a path within the application
     */
    public static boolean isResource(String path) {
        return path.startsWith(RESOURCES);
    }

    /**
     * {@return whether a file is shown to people who are not logged in}
     *
     * @param path its path within the application
     */
    public static boolean isForEverybody(String path) {
        return isResource(path) && FOR_EVERYBODY.contains(path.substring(RESOURCES.length()));
    }

    /**
     * {@return the path of a file of the pages}
     *
     * @param name its name, such as {@code dashboard/css/gateway.css}
     */
    public static String resource(String name) {
        return RESOURCES + name;
    }

    /**
     * {@return a page with its query, if it is one; empty if somebody made up a target that is none}
     *
     * @param target a path within the application, with or without a query
     */
    public static Optional<String> own(String target) {
        return Optional.of(target)
                .map(TARGET::matcher)
                .filter(match -> match.matches() && isPage(match.group(1)))
                .map(match -> target);
    }
}
