package gateway.web.login;

import gateway.web.admission.AdministratorLogin.Outcome;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.StateChangeGuard;
import gateway.web.servlet.Passage;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** The page on which administrators log in. */
public class LoginServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Inject
    private transient Logins logins;

    /** For the container. */
    public LoginServlet() {}

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (logins.session(request).isPresent()) {
            Redirect.to(target(request.getParameter("to")), request, response);
        } else {
            show(LoginAnswer.ASKED, target(request.getParameter("to")), request, response);
        }
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Passage passage = Passage.of(request).orElseThrow();
        Exchange exchange = passage.exchange();
        Optional<FormBody> form = FormBody.of(request);
        String to = target(form.map(fields -> fields.field("to")).orElse(""));
        Optional<Refusal> forged = StateChangeGuard.ofPage(
                exchange.request(),
                LoginCookie.LOGIN_PAGE.in(request).orElse(""),
                form.map(fields -> fields.field("token")).orElse(""));
        if (forged.isPresent() || form.isEmpty()) {
            passage.gateway().audit().suspected(exchange, "login.forged", "login");
            show(LoginAnswer.OUTDATED, to, request, response);
            return;
        }
        Outcome outcome = passage.gateway()
                .logins()
                .attempt(exchange, form.get().field("user"), form.get().field("password"));
        if (outcome instanceof Outcome.LoggedIn loggedIn) {
            passage.gateway().audit().session(exchange, loggedIn.account().name(), "login");
            logins.start(loggedIn.account(), request, response);
            Redirect.to(to, request, response);
        } else {
            show(LoginAnswer.to(((Outcome.Denied) outcome).refusal()), to, request, response);
        }
    }

    /** Where somebody goes who is logged in: to a page of ours, whatever the address says. */
    private static String target(String wanted) {
        return Optional.ofNullable(wanted).flatMap(Pages::own).orElse(Pages.OVERVIEW);
    }

    private void show(LoginAnswer answer, String to, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        String token = LoginCookie.LOGIN_PAGE
                .in(request)
                .filter(known -> !known.isEmpty())
                .orElseGet(logins::newToken);
        LoginCookie.LOGIN_PAGE.set(token, request, response);
        answer.writeHeaders(response);
        LoginPage.of(answer, token, to, request.getContextPath()).send(answer.status(), request, response);
    }
}
