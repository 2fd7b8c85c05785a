package gateway.web.config.read;

import gateway.api.limit.KeyResolver;
import gateway.web.config.Fault;
import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** What the parts of a key may be: words of our own, parts of a request, and what was plugged in. */
final class KeyGrammar {
    private static final SortedMap<String, KeyPart> WORDS = words();
    private static final Pattern HEADER = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}");
    private static final Pattern QUERY = Pattern.compile("[^\\p{Cntrl}]{1,128}");
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,63}");

    private final Providers<KeyResolver> resolvers;
    private final String allowed;

    private KeyGrammar(Providers<KeyResolver> resolvers) {
        this.resolvers = resolvers;
        allowed = allowed(resolvers.ids());
    }

    static Grammar<KeyPart> of(Providers<KeyResolver> resolvers) {
        KeyGrammar grammar = new KeyGrammar(resolvers);
        return Grammar.of(grammar.allowed, grammar::parse);
    }

    /** Resolvers that no key could name. */
    static List<Fault> faults(Providers<KeyResolver> resolvers) {
        List<Fault> faults = new ArrayList<>();
        for (Providers.Provider<KeyResolver> resolver : resolvers.all()) {
            if (WORDS.containsKey(resolver.id()) || !ID.matcher(resolver.id()).matches()) {
                faults.add(new Fault(
                        KeyResolver.class.getName(),
                        resolver.implementation().getClass().getName(),
                        "has the id \"" + resolver.id()
                                + "\"; allowed is a letter and up to 63 of a-z, 0-9 and '-', but not "
                                + String.join(" or ", WORDS.keySet())));
            }
        }
        return faults;
    }

    private static SortedMap<String, KeyPart> words() {
        SortedMap<String, KeyPart> words = new TreeMap<>();
        for (KeyPart word : KeyPart.Word.values()) {
            words.put(word.text(), word);
        }
        words.put(KeyPart.USER.text(), KeyPart.USER);
        return Collections.unmodifiableSortedMap(words);
    }

    private static String allowed(Collection<String> ids) {
        return String.join(" or ", WORDS.keySet()) + " or header:<name> or query:<name> or json:/<pointer>"
                + (ids.isEmpty()
                        ? "; no key resolver was found"
                        : " or a key resolver that was found: " + String.join(" or ", ids));
    }

    private KeyPart parse(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? word(text) : ofRequest(text, text.substring(0, colon), text.substring(colon + 1));
    }

    private KeyPart word(String text) {
        if (WORDS.containsKey(text)) {
            return WORDS.get(text);
        }
        return resolvers
                .find(text)
                .map(found -> new KeyPart.Resolved(found.id(), found.implementation()))
                .orElseThrow(() -> Grammar.refusal(text, allowed));
    }

    private KeyPart ofRequest(String text, String kind, String name) {
        return switch (kind) {
            case "header" -> new KeyPart.Header(matching(HEADER, text, name, "the name of a header after header:"));
            case "query" -> new KeyPart.Query(matching(QUERY, text, name, "the name of a parameter after query:"));
            case "json" -> new KeyPart.Json(pointer(text, name));
            default -> throw Grammar.refusal(text, allowed);
        };
    }

    private static String matching(Pattern pattern, String text, String name, String allowed) {
        if (!pattern.matcher(name).matches()) {
            throw Grammar.refusal(text, allowed + ", 1 to 128 characters");
        }
        return name;
    }

    private static JsonPointer pointer(String text, String pointer) {
        try {
            return JsonPointer.parse(pointer);
        } catch (IllegalArgumentException e) {
            throw Grammar.refusal(text, JsonPointer.ALLOWED + ", after json:");
        }
    }
}
