package gateway.web.login;

import gateway.web.admission.Refusal;
import gateway.web.admission.StateChangeGuard;
import gateway.web.login.AdministratorSessions.Session;
import gateway.web.servlet.Passage;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** Ends a session, at the wish of a form of one of its own pages. */
public class LogoutServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Inject
    private transient Logins logins;

    /** For the container. */
    public LogoutServlet() {}

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Passage passage = Passage.of(request).orElseThrow();
        Optional<Session> session = logins.session(request);
        String token = FormBody.of(request).map(form -> form.field("token")).orElse("");
        Optional<Refusal> forged = StateChangeGuard.ofPage(
                passage.exchange().request(), session.map(Session::pageToken).orElse(""), token);
        if (forged.isPresent()) {
            passage.gateway().audit().suspected(passage.exchange(), "logout.forged", "logout");
            Redirect.to("/dashboard", request, response);
            return;
        }
        String name = session.orElseThrow().account().name();
        logins.end(request, response);
        passage.gateway().audit().session(passage.exchange(), name, "logout");
        Redirect.to("/dashboard/login", request, response);
    }
}
