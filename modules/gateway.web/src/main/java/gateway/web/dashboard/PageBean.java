package gateway.web.dashboard;

import gateway.web.admission.Authorization;
import gateway.web.admission.Role;
import gateway.web.login.Logins;
import gateway.web.login.Pages;
import gateway.web.servlet.Passage;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.Resource;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;

/** What every page shows: who is logged in, what there is to say, and where things are. */
@Named("page")
@RequestScoped
public class PageBean {
    private static final String OWN_THEME = "dashboard/css/theme.css";

    @Inject
    private HttpServletRequest request;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Logins logins;

    @Inject
    private UsedForms usedForms;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public PageBean() {}

    /** {@return the name of whoever is logged in} */
    public String getUser() {
        return passage().exchange().client().id();
    }

    /** {@return what they may do, in a word} */
    public String getRole() {
        return isAdmin() ? "administrator" : "viewer";
    }

    /** {@return whether they may change anything} */
    public boolean isAdmin() {
        return Authorization.isGranted(passage().exchange().client(), Role.ADMIN);
    }

    /** {@return whether they logged in here, so that they can log out here} */
    public boolean isHasSession() {
        return logins.hasSession(request);
    }

    /** {@return what every form of the page carries} */
    public String getToken() {
        return logins.pageToken(request);
    }

    /** {@return what only one form carries} */
    public String getOnce() {
        return usedForms.next();
    }

    /** {@return where the application is, before the path of a page} */
    public String getBase() {
        return request.getContextPath();
    }

    /** {@return the path of this page within the application} */
    public String getAddress() {
        String path = request.getServletPath();
        return path.equals(Pages.OVERVIEW_VIEW) ? Pages.OVERVIEW : path;
    }

    /**
     * {@return the address of a file of the pages; empty if there is none}
     *
     * @param name its name, such as {@code dashboard/css/gateway.css}
     */
    public String resource(String name) {
        Resource resource = FacesContext.getCurrentInstance()
                .getApplication()
                .getResourceHandler()
                .createResource(name);
        return resource == null ? "" : resource.getRequestPath();
    }

    /** {@return whether somebody has put a theme of their own beside the style sheet} */
    public boolean isOwnTheme() {
        return !resource(OWN_THEME).isEmpty();
    }

    /** {@return whether API requests are refused, since the configuration has faults} */
    public boolean isDegraded() {
        return !running.faults().isEmpty();
    }

    /** {@return whether the configuration file as it is now was not taken over} */
    public boolean isReloadRefused() {
        return !running.reloadFaults().isEmpty();
    }

    /** {@return what there is to say of what was done just before} */
    public Notice getNotice() {
        return Notice.of(parameters.text("notice"));
    }

    /** {@return whether something was not done that somebody asked for in this request} */
    public boolean isFailed() {
        return !FacesContext.getCurrentInstance().getMessageList().isEmpty();
    }

    /**
     * {@return whether the page asks for a confirmation; no more, once it says why nothing was done}
     *
     * @param action of what
     */
    public boolean asks(String action) {
        return getConfirm().equals(action) && !getSubject().isEmpty() && !isFailed();
    }

    /** {@return what the page asks to confirm; empty for nothing} */
    public String getConfirm() {
        return parameters.text("confirm");
    }

    /** {@return the id of what would be changed; empty for nothing} */
    public String getSubject() {
        return parameters.text("id");
    }

    /** {@return how often figures are sent to a page that is open, in milliseconds} */
    public long getInterval() {
        return running.config().analyticsInterval().toMillis();
    }

    private Passage passage() {
        return Passage.of(request).orElseThrow();
    }
}
