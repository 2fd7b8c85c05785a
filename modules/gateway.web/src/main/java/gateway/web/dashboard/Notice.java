package gateway.web.dashboard;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** What a page says about what was done just before. It is named in the address, so it is one of these, and no free text. */
public enum Notice {
    /** Nothing. */
    NONE("", ""),
    /** A key is revoked. */
    KEY_REVOKED("good", "The key is revoked: it is refused from now on."),
    /** A device is revoked. */
    DEVICE_REVOKED("good", "The device is revoked: it is refused from now on."),
    /** The limits of a client are full again. */
    LIMITS_RESET("good", "The limits of this client are full again."),
    /** Address rules were changed. */
    RULES_SAVED("good", "The address rules are saved, and in force."),
    /** A form came from a page that does not count any more. */
    OUTDATED("bad", "This page was too old; nothing was changed. Please try again."),
    /** A form came a second time. */
    REPEATED(
            "warn",
            "This form was sent before; nothing was done a second time. If it made a secret that you did not see,"
                    + " rotate the key.");

    private final String level;
    private final String text;

    Notice(String level, String text) {
        this.level = Objects.requireNonNull(level, "level");
        this.text = Objects.requireNonNull(text, "text");
    }

    /** How it is named in an address. */
    String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Notice of(String code) {
        return Arrays.stream(values())
                .filter(notice -> notice.code().equals(code))
                .findFirst()
                .orElse(NONE);
    }

    /** {@return whether there is anything to say} */
    public boolean isPresent() {
        return this != NONE;
    }

    /** {@return how good the news is: {@code good}, {@code warn} or {@code bad}} */
    public String getLevel() {
        return level;
    }

    /** {@return the sentence} */
    public String getText() {
        return text;
    }
}
