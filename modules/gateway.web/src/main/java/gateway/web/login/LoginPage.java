package gateway.web.login;

/** The form with which administrators log in. */
final class LoginPage {
    private static final String FORM = """
            %s<form method="post" action="%s/dashboard/login">
            <input type="hidden" name="token" value="%s">
            <label for="user">User</label>
            <input id="user" name="user" autocomplete="username" autocapitalize="none" required autofocus>
            <label for="password">Password</label>
            <input id="password" name="password" type="password" autocomplete="current-password" required>
            <button type="submit">Log in</button>
            </form>
            """;

    private LoginPage() {}

    static Page of(LoginAnswer answer, String token, String contextPath) {
        String message =
                answer.message().isEmpty() ? "" : "<p role=\"alert\">" + Html.escape(answer.message()) + "</p>\n";
        return new Page("Gateway", FORM.formatted(message, Html.escape(contextPath), Html.escape(token)));
    }
}
