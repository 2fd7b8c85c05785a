package gateway.web.login;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The cookies of the gateway. No script sees them, and no page of another site makes a browser send them. */
enum LoginCookie {
    /** The secret of a session. */
    SESSION("gateway-session"),
    /** The token of a login page, which its form repeats. */
    LOGIN_PAGE("gateway-login");

    private final String cookieName;

    LoginCookie(String cookieName) {
        this.cookieName = Objects.requireNonNull(cookieName, "cookieName");
    }

    /** The value that a request carries; empty if it carries several, since which of them counts must not be a guess. */
    Optional<String> in(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        List<String> values = (cookies == null ? Stream.<Cookie>empty() : Arrays.stream(cookies))
                .filter(cookie -> cookie.getName().equals(cookieName))
                .map(Cookie::getValue)
                .toList();
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }

    void set(String value, HttpServletRequest request, HttpServletResponse response) {
        add(value, -1, request, response);
    }

    void remove(HttpServletRequest request, HttpServletResponse response) {
        add("", 0, request, response);
    }

    private void add(String value, int maxAge, HttpServletRequest request, HttpServletResponse response) {
        Cookie cookie = new Cookie(cookieName, value);
        cookie.setPath(request.getContextPath() + "/");
        cookie.setMaxAge(maxAge);
        cookie.setHttpOnly(true);
        cookie.setSecure(request.isSecure());
        cookie.setAttribute("SameSite", "Strict");
        response.addCookie(cookie);
    }
}
