package gateway.api.client;

/** By what a client is known. */
public enum ClientKind {
    /** By its address only, since it brought no valid credential. */
    ANONYMOUS,
    /** By an API key. */
    API_KEY,
    /** By the code of a registered device. */
    DEVICE,
    /** By a login: somebody who looks after the gateway, and no caller of an API. */
    ADMINISTRATOR
}
