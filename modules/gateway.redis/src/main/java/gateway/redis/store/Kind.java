package gateway.redis.store;

import gateway.redis.connection.Redis;

/**
 * Records of one kind, and the keys in Redis that they lie in. All begin alike up to the closing brace, so that a cluster
 * keeps them in one place.
 *
 * @param <T> what a record says
 * @param prefix what the keys begin with
 * @param what what a record is, for people to read
 * @param format how it is written
 */
record Kind<T>(String prefix, String what, Format<T> format) {

    static <T> Kind<T> of(Redis redis, String name, String what, Format<T> format) {
        return new Kind<>(redis.key("{" + name + "}"), what, format);
    }

    /** A hash: id to version, a space, and text. */
    String records() {
        return key("records");
    }

    /** A stream: the id of each record that was changed. */
    String changes() {
        return key("changes");
    }

    /** A hash: what belongs to one record alone to its id. */
    String claims() {
        return key("claims");
    }

    String key(String name) {
        return prefix + ":" + name;
    }
}
