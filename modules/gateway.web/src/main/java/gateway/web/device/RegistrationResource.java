package gateway.web.device;

import gateway.security.apikey.PresentedKey;
import gateway.security.device.DeviceCode;
import gateway.security.device.Registration;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.RegistrationGate;
import gateway.web.admission.Rules;
import gateway.web.jaxrs.RefusedException;
import gateway.web.servlet.Passage;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.util.Optional;

/** Where browsers register as devices. Not final: CDI proxies it. */
@Path("/register")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class RegistrationResource {
    @Context
    private HttpServletRequest request;

    /** For the server. */
    public RegistrationResource() {}

    /**
     * A device that has just been registered.
     *
     * @param deviceId its id
     * @param secret what its codes are computed with; never shown again
     * @param expiresAt from when on it is refused, ISO-8601 in UTC
     */
    public record Registered(String deviceId, String secret, String expiresAt) {}

    /**
     * A device that was registered before and lasts longer now.
     *
     * @param deviceId its id
     * @param expiresAt from when on it is refused, ISO-8601 in UTC
     */
    public record Renewed(String deviceId, String expiresAt) {}

    /**
     * {@return what became of a registration: 201 with the secret, or 200 for a device that is renewed}
     *
     * @param body the body of the request, of which no more is read than a registration can have
     */
    @POST
    public Response register(InputStream body) {
        Passage passage = Passage.of(request).orElseThrow();
        Exchange exchange = passage.exchange();
        RegistrationGate gate = passage.gateway().registrations();
        gate.refusal(exchange).ifPresent(RegistrationResource::refuse);
        Registration outcome = register(exchange, gate, body);
        if (outcome instanceof Registration.Registered done) {
            String expiry = done.device().expiresAt().toString();
            return response(201, new Registered(done.device().id(), done.secret(), expiry));
        }
        if (outcome instanceof Registration.Renewed done) {
            return response(
                    200,
                    new Renewed(done.device().id(), done.device().expiresAt().toString()));
        }
        throw new RefusedException(refusal(exchange, gate, outcome));
    }

    private static Registration register(Exchange exchange, RegistrationGate gate, InputStream body) {
        Rules rules = exchange.rules();
        try {
            String browserId = RegistrationBody.browserId(body);
            return rules.devices().register(browserId, rules.addressGroup(exchange.address()), proof(exchange));
        } catch (RefusedException e) {
            throw new RefusedException(gate.failed(exchange, e.refusal()));
        }
    }

    /** The code that was sent along, which stage two has let pass. */
    private static Optional<DeviceCode.Code> proof(Exchange exchange) {
        return exchange.request().headers(PresentedKey.HEADER).stream()
                .map(line -> DeviceCode.parse(line.strip()))
                .filter(DeviceCode.Code.class::isInstance)
                .map(DeviceCode.Code.class::cast)
                .findFirst();
    }

    private static Refusal refusal(Exchange exchange, RegistrationGate gate, Registration outcome) {
        if (outcome instanceof Registration.TooMany) {
            return RegistrationRefusals.tooMany(exchange);
        }
        return gate.failed(
                exchange,
                outcome instanceof Registration.InvalidId
                        ? RegistrationRefusals.INVALID_ID
                        : RegistrationRefusals.TAKEN);
    }

    private static void refuse(Refusal refusal) {
        throw new RefusedException(refusal);
    }

    private static Response response(int status, Object entity) {
        return Response.status(status)
                .header("Cache-Control", "no-store")
                .entity(entity)
                .build();
    }
}
