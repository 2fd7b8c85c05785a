package gateway.web.device;

import gateway.api.client.Client;
import gateway.api.client.Device;
import gateway.security.device.DeviceStats;
import gateway.security.device.Revocation;
import gateway.web.admission.Authorization;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.Role;
import gateway.web.admission.StateChangeGuard;
import gateway.web.jaxrs.RefusedException;
import gateway.web.servlet.Passage;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.Optional;

/** What there is to know and to do about registered devices. Not final: CDI proxies it. */
@Path("/")
@Produces(MediaType.APPLICATION_JSON)
public class DeviceResource {
    @Context
    private HttpServletRequest request;

    /** For the server. */
    public DeviceResource() {}

    /**
     * How a device is doing.
     *
     * @param deviceId its id
     * @param active whether its codes are accepted
     * @param registeredAt when it was registered or last renewed, ISO-8601 in UTC
     * @param expiresAt from when on it is refused
     * @param lastUsedAt when it was last used, to the second; left out for never
     */
    public record Status(
            String deviceId, boolean active, String registeredAt, String expiresAt, Optional<String> lastUsedAt) {}

    /**
     * That a device was revoked.
     *
     * @param message that it was
     * @param id its id
     */
    public record Revoked(String message, String id) {}

    /**
     * {@return how a device is doing, for itself and for viewers}
     *
     * @param id the id
     */
    @GET
    @Path("status/{id}")
    public Status status(@PathParam("id") String id) {
        Exchange exchange = exchange();
        boolean itself = exchange.client() instanceof Client.DeviceHolder holder
                && holder.session().id().equals(id);
        if (!itself) {
            require(exchange, Role.VIEWER);
        }
        Device device = exchange.rules().devices().find(id).orElseThrow(NotFoundException::new);
        return new Status(
                device.id(),
                device.isLiveAt(exchange.arrivedAt()),
                device.registeredAt().toString(),
                device.expiresAt().toString(),
                exchange.rules().lastUses().of(id).map(Instant::toString));
    }

    /** {@return how many devices there are, for viewers} */
    @GET
    @Path("stats")
    public DeviceStats stats() {
        Exchange exchange = exchange();
        require(exchange, Role.VIEWER);
        return exchange.rules().devices().stats();
    }

    /**
     * {@return that a device is revoked, for administrators}
     *
     * @param id the id
     */
    @DELETE
    @Path("{id}")
    public Revoked revoke(@PathParam("id") String id) {
        Passage passage = Passage.of(request).orElseThrow();
        Exchange exchange = passage.exchange();
        require(exchange, Role.ADMIN);
        StateChangeGuard.ofJson(exchange.request()).ifPresent(DeviceResource::refuse);
        if (exchange.rules().devices().revoke(id) instanceof Revocation.Done done) {
            passage.gateway()
                    .audit()
                    .changed(
                            exchange,
                            "device.revoke",
                            id,
                            Optional.of(RevocationNote.json(done.before())),
                            Optional.of(RevocationNote.json(done.after())));
            return new Revoked("Device revoked", done.after().id());
        }
        throw new NotFoundException();
    }

    private Exchange exchange() {
        return Passage.of(request).orElseThrow().exchange();
    }

    private static void require(Exchange exchange, Role role) {
        if (Authorization.of(exchange, role) instanceof Authorization.Denied denied) {
            refuse(denied.refusal());
        }
    }

    private static void refuse(Refusal refusal) {
        throw new RefusedException(refusal);
    }
}
