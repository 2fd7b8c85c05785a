package gateway.web.login;

import gateway.api.client.Client;
import gateway.web.config.Fault;
import java.util.List;
import java.util.stream.Collectors;

/** Who is logged in, and whether anything is wrong. */
final class HomePage {
    private static final String WHO = """
            <p>You are logged in as <strong>%s</strong> with the roles %s.</p>
            """;
    private static final String LOGOUT = """
            <form method="post" action="%s/dashboard/logout">
            <input type="hidden" name="token" value="%s">
            <button type="submit">Log out</button>
            </form>
            """;

    private HomePage() {}

    static Page of(Client.AdministratorUser user, List<Fault> faults, List<Fault> reloadFaults) {
        String roles = user.roles().stream().sorted().collect(Collectors.joining(", "));
        return new Page(
                "Gateway",
                WHO.formatted(Html.escape(user.name()), Html.escape(roles))
                        + state(faults)
                        + list("The configuration file as it is now was not taken over:", reloadFaults));
    }

    private static String state(List<Fault> faults) {
        return faults.isEmpty()
                ? "<p>The gateway is ready.</p>\n"
                : list("The gateway is not ready: API requests get 503, since the configuration has faults.", faults);
    }

    private static String list(String heading, List<Fault> faults) {
        return faults.isEmpty()
                ? ""
                : faults.stream()
                        .map(fault -> "<li>" + Html.escape(fault.toString()) + "</li>\n")
                        .collect(Collectors.joining("", "<p role=\"alert\">" + heading + "</p>\n<ul>\n", "</ul>\n"));
    }

    /** The form that ends a session; nothing for somebody who has none, whose token is empty. */
    static String logout(String token, String contextPath) {
        return token.isEmpty() ? "" : LOGOUT.formatted(Html.escape(contextPath), Html.escape(token));
    }
}
