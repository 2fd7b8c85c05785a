package gateway.security.address;

/** What {@link AddressRules} say about an address. */
public enum AddressVerdict {
    /** It may come in. */
    ALLOWED,
    /** The blocklist is in force and has it. */
    BLOCKED,
    /** The allowlist is in force and does not have it. */
    NOT_IN_ALLOWLIST
}
