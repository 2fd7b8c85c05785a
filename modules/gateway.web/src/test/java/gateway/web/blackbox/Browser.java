package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.UTF_8;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.net.URLEncoder;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A browser as far as cookies and forms go. Not thread-safe. */
public final class Browser {
    private static final Pattern TOKEN = Pattern.compile("name=\"token\" value=\"([^\"]+)\"");

    private final GatewayServer server;
    private final Map<String, String> cookies = new TreeMap<>();
    private Response page;

    public Browser(GatewayServer server) {
        this.server = server;
    }

    Response get(String target) {
        return send(Request.get(target));
    }

    /** Fills in and sends the form of the login page. */
    public Response logIn(String user, String password) {
        get("/dashboard/login");
        return submit("/dashboard/login", Map.of("token", token(), "user", user, "password", password));
    }

    Response submit(String target, Map<String, String> fields) {
        return send(form(target, fields));
    }

    /** Sends a form of the page that is shown. */
    Response submit(PageForm form) {
        return submit(form.address(), form.fields());
    }

    /** The form with an id in the page that is shown. */
    PageForm form(String id) {
        return PageForm.in(page.text(), id);
    }

    /** Fields as the body of a form, or the query of an address. */
    static String query(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field ->
                        URLEncoder.encode(field.getKey(), UTF_8) + "=" + URLEncoder.encode(field.getValue(), UTF_8))
                .collect(Collectors.joining("&"));
    }

    static Request form(String target, Map<String, String> fields) {
        return Request.post(target, query(fields)).header("Content-Type", "application/x-www-form-urlencoded");
    }

    /** Sends a request with the cookies that were set so far. */
    Response send(Request request) {
        Request complete = cookies.isEmpty() ? request : request.header("Cookie", cookieHeader());
        page = server.manage(complete);
        page.all("Set-Cookie").forEach(this::keep);
        return page;
    }

    String cookieHeader() {
        return cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    /** The value of a cookie; empty if there is none. */
    public String cookie(String name) {
        return cookies.getOrDefault(name, "");
    }

    /** The token in the form of the page that is shown. */
    String token() {
        Matcher token = TOKEN.matcher(page.text());
        if (!token.find()) {
            throw new AssertionError("no token in " + page);
        }
        return token.group(1);
    }

    private void keep(String line) {
        String pair = line.split(";", 2)[0];
        int equals = pair.indexOf('=');
        String name = pair.substring(0, equals);
        String value = pair.substring(equals + 1).replace("\"", "");
        if (value.isEmpty()) {
            cookies.remove(name);
        } else {
            cookies.put(name, value);
        }
    }
}
