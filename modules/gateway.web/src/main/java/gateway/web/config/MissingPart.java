package gateway.web.config;

/** What happens when a request lacks a part of a limit's key. */
public enum MissingPart {
    /** It is refused with 400. */
    DENY,
    /** The policy does not apply to it. */
    SKIP,
    /** The address stands in for the part. */
    IP
}
