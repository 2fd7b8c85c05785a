package gateway.web.dashboard;

import gateway.web.admission.Role;
import gateway.web.management.KeyActions;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The form that creates an API key. */
@Named("newKey")
@RequestScoped
public class NewKeyBean {
    @Inject
    private KeyActions actions;

    @Inject
    private KeysBean keys;

    @Inject
    private Doing doing;

    @Inject
    private RunningGateway running;

    private String name = "";
    private String tier = "";
    private String expires = "";
    private boolean viewer;
    private boolean admin;

    /** For CDI. */
    public NewKeyBean() {}

    /** {@return the names of the tiers, the default tier first} */
    public List<String> getTiers() {
        String standard = running.config().defaultTier();
        List<String> tiers = new ArrayList<>(List.of(standard));
        running.config().tiers().keySet().stream()
                .filter(other -> !other.equals(standard))
                .sorted()
                .forEach(tiers::add);
        return tiers;
    }

    /** Creates the key, and shows its secret. */
    public void create() {
        doing.attempt(() -> actions.create(fields())).ifPresent(key -> {
            keys.show(ShownSecret.of("The secret of", key));
            name = "";
            expires = "";
            viewer = false;
            admin = false;
        });
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", name);
        fields.put("tier", tier);
        fields.put("roles", roles());
        if (!expires.isBlank()) {
            fields.put("expiresAt", endOf(expires.strip()));
        }
        return fields;
    }

    private List<String> roles() {
        List<String> roles = new ArrayList<>();
        if (viewer) {
            roles.add(Role.VIEWER.text());
        }
        if (admin) {
            roles.add(Role.ADMIN.text());
        }
        return roles;
    }

    /** The end of a day; what is no day stays as it is, to be refused like everything else that is wrong. */
    private static String endOf(String day) {
        try {
            return LocalDate.parse(day)
                    .plusDays(1)
                    .atStartOfDay(ZoneOffset.UTC)
                    .toInstant()
                    .toString();
        } catch (DateTimeParseException e) {
            return day;
        }
    }

    /** {@return what people call it} */
    public String getName() {
        return name;
    }

    /**
     * Takes what was filled in.
     *
     * @param name what people call it
     */
    public void setName(String name) {
        this.name = name;
    }

    /** {@return its tier} */
    public String getTier() {
        return tier;
    }

    /**
     * Takes what was filled in.
     *
     * @param tier its tier
     */
    public void setTier(String tier) {
        this.tier = tier;
    }

    /** {@return the last day on which it is valid; empty for ever} */
    public String getExpires() {
        return expires;
    }

    /**
     * Takes what was filled in.
     *
     * @param expires the last day on which it is valid, as {@code 2030-12-31}; empty for ever
     */
    public void setExpires(String expires) {
        this.expires = expires;
    }

    /** {@return whether its holder may read the management API} */
    public boolean isViewer() {
        return viewer;
    }

    /**
     * Takes what was filled in.
     *
     * @param viewer whether its holder may read the management API
     */
    public void setViewer(boolean viewer) {
        this.viewer = viewer;
    }

    /** {@return whether its holder may change things by the management API} */
    public boolean isAdmin() {
        return admin;
    }

    /**
     * Takes what was filled in.
     *
     * @param admin whether its holder may change things by the management API
     */
    public void setAdmin(boolean admin) {
        this.admin = admin;
    }
}
