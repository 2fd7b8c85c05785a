package gateway.web.blackbox;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A form as a browser finds it in a page: its address, and what is in its fields before somebody fills them in. */
final class PageForm {
    private static final Pattern FIELD =
            Pattern.compile("<(input|button|textarea|select)\\b([^>]*)>(?:([^<]*)</textarea>)?");
    private static final Pattern ATTRIBUTE = Pattern.compile("([a-zA-Z-]+)(?:=\"([^\"]*)\")?");

    private final String address;
    private final Map<String, String> fields;

    private PageForm(String address, Map<String, String> fields) {
        this.address = address;
        this.fields = fields;
    }

    /** The form with an id in a page. */
    static PageForm in(String page, String id) {
        Matcher form = Pattern.compile("<form\\b([^>]*\\bid=\"" + id + "\"[^>]*)>(.*?)</form>", Pattern.DOTALL)
                .matcher(page);
        if (!form.find()) {
            throw new AssertionError("no form " + id + " in " + page);
        }
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher field = FIELD.matcher(form.group(2));
        while (field.find()) {
            Map<String, String> found = attributes(field.group(2));
            Optional.ofNullable(field.group(3)).ifPresent(text -> found.put("value", text.strip()));
            add(found, fields);
        }
        return new PageForm(attributes(form.group(1)).get("action"), fields);
    }

    private static void add(Map<String, String> field, Map<String, String> fields) {
        String type = field.getOrDefault("type", "text");
        boolean sent = !(type.equals("checkbox") || type.equals("radio")) || field.containsKey("checked");
        if (sent && field.containsKey("name")) {
            fields.put(field.get("name"), text(field.getOrDefault("value", "")));
        }
    }

    private static Map<String, String> attributes(String text) {
        Map<String, String> attributes = new LinkedHashMap<>();
        Matcher attribute = ATTRIBUTE.matcher(text);
        while (attribute.find()) {
            attributes.put(attribute.group(1), attribute.group(2) == null ? "" : attribute.group(2));
        }
        return attributes;
    }

    private static String text(String html) {
        return html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }

    /** Where it is sent to. */
    String address() {
        return address;
    }

    /** The form with something else in a field. */
    PageForm with(String name, String value) {
        Map<String, String> changed = new LinkedHashMap<>(fields);
        changed.put(name, value);
        return new PageForm(address, changed);
    }

    /** The form without a field. */
    PageForm without(String name) {
        Map<String, String> changed = new LinkedHashMap<>(fields);
        changed.remove(name);
        return new PageForm(address, changed);
    }

    /** What is sent. */
    Map<String, String> fields() {
        return fields;
    }
}
