package gateway.web.login;

import gateway.api.client.Client;
import gateway.web.login.AdministratorSessions.Session;
import gateway.web.servlet.Passage;
import gateway.web.servlet.RunningGateway;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** The page that administrators see first: who they are, and whether anything is wrong. */
public class HomeServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Inject
    private transient RunningGateway running;

    @Inject
    private transient Logins logins;

    /** For the container. */
    public HomeServlet() {}

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        // PageFilter lets nobody else come here.
        Client.AdministratorUser user = (Client.AdministratorUser)
                Passage.of(request).orElseThrow().exchange().client();
        String token = logins.session(request).map(Session::pageToken).orElse("");
        HomePage.of(user, running.faults(), running.reloadFaults())
                .followedBy(HomePage.logout(token, request.getContextPath()))
                .send(HttpServletResponse.SC_OK, request, response);
    }
}
