package gateway.security.store;

import jakarta.json.JsonValue;

/**
 * How a value is written as a tree of maps with texts as keys, lists, texts, whole numbers and booleans, and read from
 * it. Plain trees, because JSON-B would have to look into our classes otherwise, and the module is not opened to it.
 */
interface Format<T> {

    /** The tree; what is absent is left out, since there is no null in it. */
    Object toJson(T value);

    /**
     * The value.
     *
     * @throws IllegalArgumentException if the tree is not that of a value; says where, as in
     *     {@code keys[3].id is missing}
     */
    T fromJson(JsonValue tree);
}
