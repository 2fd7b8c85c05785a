package gateway.web.config;

import gateway.api.limit.KeyResolver;
import java.util.Locale;
import java.util.Objects;

/** A part of the key of a limit. Equal parts have equal texts. */
public sealed interface KeyPart {
    /** The caller: key id, device id or, for anonymous callers, the address. */
    KeyPart CLIENT = Word.CLIENT;

    /** The address, IPv6 grouped by prefix, also of callers that have a key. */
    KeyPart IP = Word.IP;

    /** The id of the API key; missing for callers without one. */
    KeyPart KEY = Word.KEY;

    /** The id of the device; missing for callers that are none. */
    KeyPart DEVICE = Word.DEVICE;

    /** The user: that of a device's session, else who has logged in to the application; missing for others. */
    KeyPart USER = new User();

    /** The id of the route; missing if none matched. */
    KeyPart ROUTE = Word.ROUTE;

    /** The HTTP method. */
    KeyPart METHOD = Word.METHOD;

    /** Nothing of the request: everybody counts together. */
    KeyPart GLOBAL = Word.GLOBAL;

    /** {@return the part as it is written in configuration, names of headers in lower case} */
    String text();

    /** The parts that the client and the destination of a request say; see the constants of {@link KeyPart}. */
    enum Word implements KeyPart {
        /** {@link KeyPart#CLIENT}. */
        CLIENT,
        /** {@link KeyPart#IP}. */
        IP,
        /** {@link KeyPart#KEY}. */
        KEY,
        /** {@link KeyPart#DEVICE}. */
        DEVICE,
        /** {@link KeyPart#ROUTE}. */
        ROUTE,
        /** {@link KeyPart#METHOD}. */
        METHOD,
        /** {@link KeyPart#GLOBAL}. */
        GLOBAL;

        @Override
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** {@link KeyPart#USER}. */
    record User() implements KeyPart {
        @Override
        public String text() {
            return "user";
        }
    }

    /**
     * A header; missing if it is empty, or stands on several lines.
     *
     * @param name its name, kept in lower case
     */
    record Header(String name) implements KeyPart {
        /** Requires the name. */
        public Header {
            name = name.toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return "header:" + name;
        }
    }

    /**
     * A parameter of the query; missing if it is empty, or given several times.
     *
     * @param name its name, as it is when decoded
     */
    record Query(String name) implements KeyPart {
        /** Requires the name. */
        public Query {
            Objects.requireNonNull(name, "name");
        }

        @Override
        public String text() {
            return "query:" + name;
        }
    }

    /**
     * A value in a JSON body.
     *
     * @param pointer where it is
     */
    record Json(JsonPointer pointer) implements KeyPart {
        /** Requires the pointer. */
        public Json {
            Objects.requireNonNull(pointer, "pointer");
        }

        @Override
        public String text() {
            return "json:" + pointer.text();
        }
    }

    /**
     * What a plug-in finds out. Of one id there is one resolver, so parts of one id are equal.
     *
     * @param text the id of the resolver
     * @param resolver the resolver
     */
    record Resolved(String text, KeyResolver resolver) implements KeyPart {
        /** Requires both. */
        public Resolved {
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(resolver, "resolver");
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Resolved resolved && text.equals(resolved.text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }
}
