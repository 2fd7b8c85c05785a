package gateway.web.dashboard;

import gateway.api.client.Device;
import gateway.security.device.DeviceStats;
import gateway.web.management.DeviceActions;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of browser devices. */
@Named("devices")
@RequestScoped
public class DevicesBean {
    private static final String PATH = "/dashboard/devices";
    private static final int LIMIT = 50;
    private static final Comparator<Device> NEWEST_FIRST =
            Comparator.comparing(Device::registeredAt).reversed().thenComparing(Device::id);

    @Inject
    private DeviceActions actions;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Doing doing;

    @Inject
    private RunningGateway running;

    @Inject
    private PageBean page;

    private Optional<List<Device>> all = Optional.empty();

    /** For CDI. */
    public DevicesBean() {}

    /** {@return whether devices can register, and their codes are accepted} */
    public boolean isEnabled() {
        return running.rules().devicesEnabled();
    }

    /** {@return how many there are} */
    public DeviceStats getStats() {
        return running.rules().devices().stats();
    }

    /** {@return whether no device is shown} */
    public boolean isNothing() {
        return part().isEmpty();
    }

    /** {@return the devices that are shown} */
    public List<Map<String, Object>> getRows() {
        return part().stream().map(actions::shown).toList();
    }

    /** {@return where they stand among all} */
    public Pager getPager() {
        return Pager.counted(page.getBase() + PATH, Map.of(), begin(), part().size(), LIMIT, all().size());
    }

    private List<Device> part() {
        return all().stream().skip(begin()).limit(LIMIT).toList();
    }

    private int begin() {
        return Pager.begin(parameters.offset(), LIMIT, all().size());
    }

    private List<Device> all() {
        if (all.isEmpty()) {
            all = Optional.of(actions.list().stream().sorted(NEWEST_FIRST).toList());
        }
        return all.get();
    }

    /** Revokes the device that the form names. */
    public void revoke() {
        String id = page.getSubject();
        doing.thenShow(() -> actions.revoke(id), PATH, Map.of(), Notice.DEVICE_REVOKED);
    }
}
