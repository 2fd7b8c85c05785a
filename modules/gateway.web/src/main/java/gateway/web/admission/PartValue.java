package gateway.web.admission;

import gateway.web.config.KeyPart;
import java.util.Objects;
import java.util.Optional;

/** What a request says for one part of a key. */
sealed interface PartValue {

    /** What a text means that is there or not. */
    static PartValue of(Optional<String> text) {
        return text.isPresent() ? new Known(text.get()) : Lack.ABSENT;
    }

    /** It says this. */
    record Known(String text) implements PartValue {
        /** Requires every value. */
        public Known {
            Objects.requireNonNull(text, "text");
        }
    }

    /** It says nothing that counts. */
    enum Lack implements PartValue {
        /** It is not there, or cannot be read as one value. */
        ABSENT,
        /** It would be in a body that is longer than is read. */
        BODY_TOO_LARGE,
        /** The body cannot be read at all, by nobody. */
        BODY_BROKEN
    }

    /** Nobody can say before the request is really sent. */
    record Unsaid() implements PartValue {}

    /** The plug-in that was to find it out did not. */
    record Failed(KeyPart.Resolved part, Throwable cause) implements PartValue {
        /** Requires every value. */
        public Failed {
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(cause, "cause");
        }
    }
}
