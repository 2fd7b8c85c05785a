package gateway.web.login;

/** The form with which administrators log in. */
final class LoginPage {
    private static final String FORM = """
            %1$s<form method="post" action="%2$s/dashboard/login" id="log-in">
            <input type="hidden" name="token" value="%3$s">
            <input type="hidden" name="to" value="%4$s">
            <div class="field"><label for="user">User</label>
            <input id="user" name="user" autocomplete="username" autocapitalize="none" required autofocus></div>
            <div class="field"><label for="password">Password</label>
            <input id="password" name="password" type="password" autocomplete="current-password" required></div>
            <button type="submit" class="primary">Log in</button>
            </form>
            """;
    private static final String MESSAGE = """
            <p role="alert" class="notice bad">%s</p>
            """;

    private LoginPage() {}

    /**
     * The page.
     *
     * @param answer what it says to somebody who was not let in
     * @param token what its form carries
     * @param to the page that is shown afterwards
     * @param contextPath where the application is
     */
    static Page of(LoginAnswer answer, String token, String to, String contextPath) {
        String message = answer.message().isEmpty() ? "" : MESSAGE.formatted(Html.escape(answer.message()));
        return new Page(
                "Log in", FORM.formatted(message, Html.escape(contextPath), Html.escape(token), Html.escape(to)));
    }
}
