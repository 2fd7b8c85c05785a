package gateway.security.administrator;

import gateway.api.administration.Administrator;
import java.util.Objects;

/** Whether somebody may log in. */
public sealed interface LoginVerdict {

    /**
     * The password is that of the account.
     *
     * @param administrator the account
     */
    record Accepted(Administrator administrator) implements LoginVerdict {
        /** Requires the account. */
        public Accepted {
            Objects.requireNonNull(administrator, "administrator");
        }
    }

    /** There is no such account, or its password is another one; which of the two, nobody is told. */
    record Refused() implements LoginVerdict {}

    /** Too many passwords are being verified; this one was not looked at. To be answered with 503, and not a failure. */
    record Busy() implements LoginVerdict {}
}
