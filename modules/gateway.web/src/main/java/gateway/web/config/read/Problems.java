package gateway.web.config.read;

import gateway.web.config.source.Property;

/** What is wrong with a value, said without showing a secret. */
final class Problems {
    private Problems() {}

    static String of(Property property, Grammar<?> grammar, IllegalArgumentException e) {
        if (grammar.secret()) {
            return "is not what is allowed, which is " + grammar.allowed();
        }
        return property.isExpanded() ? ofExpression(property, grammar.allowed()) : e.getMessage();
    }

    static String ofItem(Property property, Grammar<?> grammar, IllegalArgumentException e) {
        if (property.isExpanded()) {
            return ofExpression(property, "a list, each item of it " + grammar.allowed());
        }
        return (e.getMessage().startsWith("is ") ? "has an item that " : "has a faulty item: ") + e.getMessage();
    }

    /** Shows the expression and not what came out of it: that may be a secret, referred to by mistake. */
    static String ofExpression(Property property, String allowed) {
        return "is \"" + property.written() + "\", which means something that is not allowed; allowed is " + allowed;
    }
}
