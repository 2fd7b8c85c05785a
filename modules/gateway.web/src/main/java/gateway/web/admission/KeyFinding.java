package gateway.web.admission;

import gateway.api.limit.LimitKey;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Objects;

/** What became of the search for the key of a limit. */
sealed interface KeyFinding {

    /** Whose permits are spent. */
    record Found(LimitKey key) implements KeyFinding {
        /** Requires every value. */
        public Found {
            Objects.requireNonNull(key, "key");
        }
    }

    /** The request lacks a part. */
    record Lacking(KeyPart part, PartValue.Lack lack) implements KeyFinding {
        /** Requires every value. */
        public Lacking {
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(lack, "lack");
        }
    }

    /** Nobody can say some parts before the request is really sent. */
    record Unsaid(List<KeyPart> parts) implements KeyFinding {
        /** Requires every value. */
        public Unsaid {
            parts = List.copyOf(parts);
        }
    }

    /** A plug-in failed to find a part out. */
    record Failed(KeyPart.Resolved part, Throwable cause) implements KeyFinding {
        /** Requires every value. */
        public Failed {
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(cause, "cause");
        }
    }
}
