package gateway.web.blackbox.plugged;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import java.util.Optional;

/** Knows one ticket. */
public final class TicketValidator implements DeviceCodeValidator {
    public static final String TICKET = "totp_ticket-7";

    @Override
    public Optional<DeviceSession> validate(String presented) {
        return presented.equals(TICKET)
                ? Optional.of(new DeviceSession("guest-7", Optional.empty(), Optional.of("unlimited")))
                : Optional.empty();
    }
}
