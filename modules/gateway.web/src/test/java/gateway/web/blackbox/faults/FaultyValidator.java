package gateway.web.blackbox.faults;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import java.util.Optional;

/** Knows one device, and throws when it sees one particular code. */
public final class FaultyValidator implements DeviceCodeValidator {
    public static final String GOOD = "totp_good-code-of-k03";
    public static final String BAD = "totp_bad-code-of-k03";
    public static final String SESSION = "session-of-k03";

    @Override
    public Optional<DeviceSession> validate(String presented) {
        if (presented.equals(BAD)) {
            throw new IllegalStateException(FaultyResource.SECRET);
        }
        return presented.equals(GOOD)
                ? Optional.of(new DeviceSession(SESSION, Optional.of("ada"), Optional.of("unlimited")))
                : Optional.empty();
    }
}
