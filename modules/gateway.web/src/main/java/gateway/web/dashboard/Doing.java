package gateway.web.dashboard;

import gateway.api.limit.StoreUnavailableException;
import gateway.web.admission.Failures;
import gateway.web.jaxrs.RefusedException;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.context.ExternalContext;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Does what the form of a page asks for, and says on the page why it was not done. */
@RequestScoped
public class Doing {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public Doing() {}

    /**
     * {@return what came of something; empty if it was refused or failed, which the page then says}
     *
     * @param action what to do
     * @param <T> what comes of it
     */
    public <T> Optional<T> attempt(Supplier<T> action) {
        try {
            return Optional.of(action.get());
        } catch (RefusedException e) {
            say(e.refusal().detail());
        } catch (StoreUnavailableException e) {
            running.gateway().failures().record(Failures.Part.STATE, "", e);
            say("This could not be kept, so nothing was changed. The log of the server says why.");
        }
        return Optional.empty();
    }

    /**
     * Does something, and then goes to a page that says so. If it is refused or fails, the page stays and says that.
     *
     * @param action what to do
     * @param path the page afterwards
     * @param query what is asked of it, besides the notice
     * @param notice what it says
     */
    public void thenShow(Runnable action, String path, Map<String, String> query, Notice notice) {
        boolean done = attempt(() -> {
                    action.run();
                    return true;
                })
                .isPresent();
        if (done) {
            Map<String, String> fields = new LinkedHashMap<>(query);
            fields.put("notice", notice.code());
            goTo(PageLinks.with(path, fields));
        }
    }

    /**
     * Says on the page that something was not done.
     *
     * @param problem a sentence
     */
    public void say(String problem) {
        FacesContext.getCurrentInstance()
                .addMessage(null, new FacesMessage(FacesMessage.SEVERITY_ERROR, problem, problem));
    }

    private static void goTo(String target) {
        FacesContext faces = FacesContext.getCurrentInstance();
        ExternalContext external = faces.getExternalContext();
        external.setResponseStatus(303);
        external.setResponseHeader("Location", external.getRequestContextPath() + target);
        faces.responseComplete();
    }
}
