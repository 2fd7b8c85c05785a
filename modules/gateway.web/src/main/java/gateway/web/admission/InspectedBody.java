package gateway.web.admission;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Objects;

/** What is known of the body of a request before its resource reads it. */
public sealed interface InspectedBody {

    /** There is nothing to be read here. */
    enum Unread implements InspectedBody {
        /** It is not JSON, or cannot be read as such. */
        NOT_JSON,
        /** It is longer than is read. */
        TOO_LARGE,
        /** It ended early, its frame is malformed, or it came too slowly. */
        BROKEN
    }

    /** The whole body; it is said to be JSON. */
    final class Whole implements InspectedBody {
        private final byte[] bytes;
        private final int length;

        /**
         * A body in the beginning of an array, which is not copied.
         *
         * @param bytes the array; not to be changed any more
         * @param length how many of its bytes
         */
        public Whole(byte[] bytes, int length) {
            this.bytes = Objects.requireNonNull(bytes, "bytes");
            this.length = Objects.checkIndex(length, bytes.length + 1);
        }

        /** {@return the body from its beginning} */
        public InputStream open() {
            return new ByteArrayInputStream(bytes, 0, length);
        }
    }
}
