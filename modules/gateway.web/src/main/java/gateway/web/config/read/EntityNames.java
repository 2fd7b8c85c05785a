package gateway.web.config.read;

/** What tiers, routes and policies may be called. */
final class EntityNames {
    private static final Grammar<String> NAME =
            Grammar.matching("[A-Za-z0-9_-]{1,64}", "1 to 64 of A-Z, a-z, 0-9, '_' and '-'");

    private EntityNames() {}

    /** Reports a name that is not allowed, at the first property that has it. */
    static void check(Section section, String name) {
        try {
            NAME.parse(name);
        } catch (IllegalArgumentException e) {
            section.fault(section.first(), "stands below a name that " + e.getMessage());
        }
    }
}
