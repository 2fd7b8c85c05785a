package gateway.api.address;

/** Which addresses are let in. */
public enum AddressMode {
    /** All but those of the blocklist. */
    BLOCKLIST,
    /** Only those of the allowlist. */
    ALLOWLIST
}
