package gateway.web.admission;

import gateway.api.client.Client;
import java.util.Objects;

/** What came of looking for a credential. */
sealed interface Finding {
    /** The caller is anonymous. */
    Finding NOTHING = new Nothing();

    /** There is none. */
    record Nothing() implements Finding {}

    /** There is one, and it is valid. */
    record Known(Client client) implements Finding {
        /** Requires the client. */
        public Known {
            Objects.requireNonNull(client, "client");
        }
    }

    /** There is one that opens nothing, or that cannot be judged. */
    record Against(Refusal refusal) implements Finding {
        /** Requires the refusal. */
        public Against {
            Objects.requireNonNull(refusal, "refusal");
        }
    }
}
