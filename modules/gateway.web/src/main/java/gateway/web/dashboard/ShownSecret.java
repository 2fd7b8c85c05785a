package gateway.web.dashboard;

import java.util.Map;
import java.util.Objects;

/** The secret of a key that was just made, for the one page that shows it. Immutable. */
public final class ShownSecret {
    static final ShownSecret NONE = new ShownSecret("", "", "");

    private final String heading;
    private final String id;
    private final String value;

    private ShownSecret(String heading, String id, String value) {
        this.heading = Objects.requireNonNull(heading, "heading");
        this.id = Objects.requireNonNull(id, "id");
        this.value = Objects.requireNonNull(value, "value");
    }

    /** That of a key as it is shown this once. */
    static ShownSecret of(String heading, Map<String, Object> key) {
        return new ShownSecret(
                heading + " “" + key.get("name") + "”",
                key.get("id").toString(),
                key.get("key").toString());
    }

    /** {@return whether there is one} */
    public boolean isPresent() {
        return !value.isEmpty();
    }

    /** {@return whose it is} */
    public String getHeading() {
        return heading;
    }

    /** {@return the id of its key} */
    public String getId() {
        return id;
    }

    /** {@return the secret} */
    public String getValue() {
        return value;
    }

    /** Says nothing of the secret. */
    @Override
    public String toString() {
        return "ShownSecret[id=" + id + "]";
    }
}
