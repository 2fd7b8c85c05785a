package gateway.web.dashboard;

import gateway.api.client.ApiKey;
import gateway.api.client.StoredApiKey;
import gateway.web.management.KeyActions;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The page of API keys: the list, and what is done with one. */
@Named("keys")
@RequestScoped
public class KeysBean {
    static final String PATH = "/dashboard/keys";
    private static final int LIMIT = 50;
    /** After those that stand in configuration. */
    private static final Comparator<StoredApiKey> NEWEST_FIRST = Comparator.comparing(
                    (StoredApiKey stored) -> stored.key().createdAt().orElse(Instant.MAX))
            .reversed()
            .thenComparing(stored -> stored.key().id());

    @Inject
    private KeyActions actions;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Doing doing;

    @Inject
    private RunningGateway running;

    @Inject
    private PageBean page;

    private Optional<List<StoredApiKey>> found = Optional.empty();
    private ShownSecret secret = ShownSecret.NONE;

    /** For CDI. */
    public KeysBean() {}

    /** {@return what is searched for; empty for nothing} */
    public String getSearch() {
        return parameters.text("q");
    }

    /** {@return whether something is searched for} */
    public boolean isSearched() {
        return !getSearch().isEmpty();
    }

    /** {@return whether no key is shown} */
    public boolean isNothing() {
        return part().isEmpty();
    }

    /** {@return the keys that are shown} */
    public List<Map<String, Object>> getRows() {
        return part().stream().map(this::row).toList();
    }

    /** {@return where they stand among all that were found} */
    public Pager getPager() {
        return Pager.counted(
                page.getBase() + PATH, Map.of("q", getSearch()), begin(), part().size(), LIMIT, found().size());
    }

    private List<StoredApiKey> part() {
        return found().stream().skip(begin()).limit(LIMIT).toList();
    }

    private int begin() {
        return Pager.begin(parameters.offset(), LIMIT, found().size());
    }

    private List<StoredApiKey> found() {
        if (found.isEmpty()) {
            String wanted = getSearch().toLowerCase(Locale.ROOT);
            found = Optional.of(actions.list().stream()
                    .filter(stored -> isNamed(stored.key(), wanted))
                    .sorted(NEWEST_FIRST)
                    .toList());
        }
        return found.get();
    }

    private static boolean isNamed(ApiKey key, String wanted) {
        return key.id().contains(wanted) || key.name().toLowerCase(Locale.ROOT).contains(wanted);
    }

    private Map<String, Object> row(StoredApiKey stored) {
        Map<String, Object> row = actions.shown(stored);
        row.put("roles", String.join(", ", new TreeSet<>(stored.key().roles())));
        row.put("state", state(stored.key(), (Boolean) row.get("active")));
        return row;
    }

    private static String state(ApiKey key, boolean valid) {
        if (valid) {
            return "active";
        }
        return key.active() ? "expired" : "revoked";
    }

    /** {@return the key that the page asks about; one without a name if it is gone meanwhile} */
    public Map<String, Object> getSubject() {
        String id = page.getSubject();
        return actions.find(id).map(actions::shown).orElseGet(() -> Map.of("id", id, "name", id));
    }

    /** {@return how long the secret before is accepted when a key is rotated} */
    public String getGrace() {
        return Texts.span(running.config().keys().rotateGrace());
    }

    /** {@return the secret that is shown this once} */
    public ShownSecret getSecret() {
        return secret;
    }

    /** Revokes the key that the form names. */
    public void revoke() {
        String id = page.getSubject();
        doing.thenShow(() -> actions.revoke(id), PATH, Map.of(), Notice.KEY_REVOKED);
    }

    /** Gives the key that the form names another secret. */
    public void rotate() {
        String id = page.getSubject();
        doing.attempt(() -> actions.rotate(id)).ifPresent(key -> show(ShownSecret.of("Another secret for", key)));
    }

    /**
     * Shows a secret in the answer to the form that made it, and nowhere else.
     *
     * @param made the secret
     */
    public void show(ShownSecret made) {
        secret = made;
        found = Optional.empty();
    }
}
