package gateway.web.config.read;

import gateway.api.config.ValueType;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a text may be and what it then means.
 *
 * @param allowed what is allowed, to be read after "allowed is"
 * @param secret whether texts are never to be shown
 * @param parser makes the value, or throws an {@link IllegalArgumentException} whose message reads after the name of
 *     the property
 */
record Grammar<T>(String allowed, boolean secret, Function<String, T> parser) {
    static final Grammar<Boolean> FLAG = words(Map.of("true", true, "false", false));

    static <T> Grammar<T> of(ValueType<T> type) {
        return of(type.allowed(), type::parse);
    }

    static <T> Grammar<T> of(String allowed, Function<String, T> parser) {
        return new Grammar<>(allowed, false, text -> parser.apply(text.strip()));
    }

    static <T> Grammar<T> secret(String allowed, Function<String, T> parser) {
        return new Grammar<>(allowed, true, text -> parser.apply(text.strip()));
    }

    static Grammar<Long> whole(long min, long max) {
        return of(new ValueType.Whole(min, max));
    }

    /** The constants of a type, in lower case. */
    static <E extends Enum<E>> Grammar<E> constants(Class<E> type) {
        return words(Stream.of(type.getEnumConstants())
                .collect(Collectors.toMap(constant -> constant.name().toLowerCase(Locale.ROOT), Function.identity())));
    }

    static Grammar<String> oneOf(Collection<String> words) {
        return words.isEmpty()
                ? matching("(?!)", "nothing, since none was found")
                : of(new ValueType.OneOf(List.copyOf(words)));
    }

    /** Words that mean something. */
    static <T> Grammar<T> words(Map<String, T> meanings) {
        Grammar<String> word = oneOf(new TreeMap<>(meanings).keySet());
        return of(word.allowed(), text -> meanings.get(word.parse(text)));
    }

    static Grammar<String> matching(String pattern, String allowed) {
        Pattern compiled = Pattern.compile(pattern);
        return of(allowed, text -> {
            if (!compiled.matcher(text).matches()) {
                throw refusal(text, allowed);
            }
            return text;
        });
    }

    static Grammar<Path> path(String allowed) {
        return of(allowed, text -> {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw refusal(text, allowed);
            }
        });
    }

    static IllegalArgumentException refusal(String text, String allowed) {
        return new IllegalArgumentException("is \"" + text + "\", allowed is " + allowed);
    }

    <R> Grammar<R> then(Function<? super T, ? extends R> next) {
        return new Grammar<>(allowed, secret, text -> next.apply(parse(text)));
    }

    T parse(String text) {
        return parser.apply(text);
    }
}
