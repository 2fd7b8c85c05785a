package gateway.web.config.source;

import gateway.web.config.Fault;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The properties in a configuration file, in the format of {@link Properties} in UTF-8.
 *
 * @param values the texts by name
 * @param faults what is wrong with the file as such
 */
public record FileProperties(Map<String, String> values, List<Fault> faults) {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String PREFIX = "gateway";
    private static final int MAX_EDITS = 2;

    /** Copies the values and the faults. */
    public FileProperties {
        values = Map.copyOf(values);
        faults = List.copyOf(faults);
    }

    /**
     * {@return the properties in a file}
     *
     * @param content the file
     * @param place where it is
     */
    public static FileProperties of(FileContent content, FilePlace place) {
        if (content instanceof FileContent.Present present) {
            return parse(present, place);
        }
        return faulty(place, content.incompleteness().orElseThrow() + "; allowed is a file that can be read");
    }

    private static FileProperties parse(FileContent.Present content, FilePlace place) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(content.bytes().duplicate())
                    .toString();
            return parse(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, place.toString());
        } catch (CharacterCodingException e) {
            return faulty(place, "is not in UTF-8; allowed is UTF-8");
        } catch (IllegalArgumentException e) {
            return faulty(place, "has a malformed \\u escape; allowed are four hexadecimal digits after \\u");
        } catch (IOException e) {
            throw new IllegalStateException("reading from memory failed", e);
        }
    }

    private static FileProperties parse(String text, String source) throws IOException {
        Map<String, String> values = new TreeMap<>();
        List<Fault> faults = new ArrayList<>();
        load(text, (name, value) -> {
            if (values.put(name, value) != null) {
                faults.add(new Fault(name, source, "stands there twice; allowed is once"));
            }
        });
        values.keySet().forEach(name -> checkName(name, source, faults));
        return new FileProperties(values, faults);
    }

    private static void checkName(String name, String source, List<Fault> faults) {
        String first = name.split("\\.", 2)[0];
        if (name.equals(FilePlace.PROPERTY)) {
            faults.add(
                    new Fault(name, source, "cannot stand in the file that it names; allowed is every other source"));
        } else if (!first.equals(PREFIX) && EditDistance.between(first, PREFIX) <= MAX_EDITS) {
            faults.add(new Fault(name, source, "is not known; the nearest beginning is gateway, which is allowed"));
        }
    }

    private static void load(String text, BiConsumer<String, String> pairs) throws IOException {
        Properties reader = new Properties() {
            private static final long serialVersionUID = 1L;

            @Override
            public synchronized Object put(Object name, Object value) {
                pairs.accept((String) name, (String) value);
                return super.put(name, value);
            }
        };
        reader.load(new StringReader(text));
    }

    private static FileProperties faulty(FilePlace place, String problem) {
        return new FileProperties(Map.of(), List.of(place.fault(problem)));
    }

    /** Leaves the values out; there may be secrets among them. */
    @Override
    public String toString() {
        return values.size() + " properties, faults " + faults;
    }
}
