package gateway.security.administrator;

/** What became of a password. */
enum PasswordOutcome {
    RIGHT,
    WRONG,
    /** It was not verified, since there was no time for it. */
    BUSY
}
