package gateway.web.dashboard;

import jakarta.faces.component.UIViewRoot;
import jakarta.faces.event.PhaseEvent;
import jakarta.faces.event.PhaseId;
import jakarta.faces.event.PhaseListener;

/**
 * Says that the views of the dashboard keep nothing, before MyFaces looks: what a template says comes too late for it, and
 * it would make an {@code HttpSession} for each visitor. Views of a host application are none of our business.
 */
public final class StatelessViews implements PhaseListener {
    private static final long serialVersionUID = 1L;
    private static final String OURS = "/dashboard/";

    /** For Faces. */
    public StatelessViews() {}

    @Override
    public PhaseId getPhaseId() {
        return PhaseId.RENDER_RESPONSE;
    }

    @Override
    public void beforePhase(PhaseEvent event) {
        UIViewRoot view = event.getFacesContext().getViewRoot();
        if (view != null && view.getViewId().startsWith(OURS)) {
            view.setTransient(true);
        }
    }
}
