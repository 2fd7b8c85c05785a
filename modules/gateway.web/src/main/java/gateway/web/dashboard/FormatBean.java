package gateway.web.dashboard;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;

/** Values as the pages show them. Without state. */
@Named("format")
@ApplicationScoped
public class FormatBean {
    /** For CDI. */
    public FormatBean() {}

    /**
     * {@return a whole number, such as {@code 1,234}}
     *
     * @param value the number
     */
    public String count(long value) {
        return Texts.count(value);
    }

    /**
     * {@return a share, such as {@code 12.50 %}}
     *
     * @param value in percent
     */
    public String percent(BigDecimal value) {
        return Texts.decimal(value) + " %";
    }

    /**
     * {@return a time in milliseconds, such as {@code 3.20 ms}}
     *
     * @param value the milliseconds
     */
    public String millis(BigDecimal value) {
        return Texts.millis(value);
    }

    /**
     * {@return a short time in milliseconds, such as {@code 3.20 ms}}
     *
     * @param value the time
     */
    public String duration(Duration value) {
        return Texts.millis(value);
    }

    /**
     * {@return a time of day in UTC, such as {@code 2026-11-30 04:31:50}; a dash if there is none}
     *
     * @param value an ISO-8601 time, or nothing
     */
    public String time(Object value) {
        return Texts.time(Objects.requireNonNullElse(value, "").toString());
    }

    /**
     * {@return a text as part of the query of an address}
     *
     * @param value the text, or nothing
     */
    public String query(Object value) {
        return PageLinks.encode(Objects.requireNonNullElse(value, "").toString());
    }
}
