package gateway.web.management;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.Map;

/** Registered browser devices. */
@RequestScoped
@Path("/devices")
@Produces(MediaType.APPLICATION_JSON)
public class DevicesResource {
    private static final int MAX_LIMIT = 10_000;

    @Inject
    private DeviceActions actions;

    /** For the server. */
    public DevicesResource() {}

    /**
     * {@return a page of the devices, in the order of their ids}
     *
     * @param limit how many, from 1 to 10,000
     * @param offset how many to pass over, from 0
     */
    @GET
    public Map<String, Object> list(
            @QueryParam("limit") @DefaultValue("1000") String limit,
            @QueryParam("offset") @DefaultValue("0") String offset) {
        return ListPage.of(limit, MAX_LIMIT, offset).show("devices", actions.list(), actions::shown);
    }

    /**
     * {@return a device}
     *
     * @param id its id
     */
    @GET
    @Path("/{id}")
    public Map<String, Object> get(@PathParam("id") String id) {
        return actions.find(id).map(actions::shown).orElseThrow(() -> Refusals.unknown("device"));
    }

    /**
     * Revokes a device. Its id stays refused until it would have expired.
     *
     * @param id its id
     * @param body nothing
     * @return that it is revoked
     */
    @DELETE
    @Path("/{id}")
    public Map<String, Object> revoke(@PathParam("id") String id, InputStream body) {
        JsonBody.requireNone(body);
        actions.revoke(id);
        return DoneView.of("Device revoked", "id", id);
    }
}
