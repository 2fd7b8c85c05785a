package gateway.web.management;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.util.Map;

/** API keys: configured ones and those that are made here. */
@RequestScoped
@Path("/keys")
@Produces(MediaType.APPLICATION_JSON)
public class KeysResource {
    private static final int MAX_LIMIT = 10_000;

    @Inject
    private KeyActions actions;

    /** For the server. */
    public KeysResource() {}

    /**
     * {@return a page of the keys, in the order of their ids}
     *
     * @param limit how many, from 1 to 10,000
     * @param offset how many to pass over, from 0
     */
    @GET
    public Map<String, Object> list(
            @QueryParam("limit") @DefaultValue("1000") String limit,
            @QueryParam("offset") @DefaultValue("0") String offset) {
        return ListPage.of(limit, MAX_LIMIT, offset).show("keys", actions.list(), actions::shown);
    }

    /**
     * {@return a key}
     *
     * @param id its id
     */
    @GET
    @Path("/{id}")
    public Map<String, Object> get(@PathParam("id") String id) {
        return actions.find(id).map(actions::shown).orElseThrow(() -> Refusals.unknown("API key"));
    }

    /**
     * Creates a key.
     *
     * @param body what it is to be
     * @return the key with its secret, which is shown this once
     */
    @POST
    public Response create(InputStream body) {
        Map<String, Object> created = actions.create(JsonBody.read(body, KeyInput.FIELDS));
        // Relative, and so without what the caller says the host is.
        return Response.status(Response.Status.CREATED)
                .header(HttpHeaders.LOCATION, "keys/" + created.get("id"))
                .entity(created)
                .build();
    }

    /**
     * Revokes a key. A configured one is refused until it is configured with another secret.
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
        return DoneView.of("API key revoked", "id", id);
    }

    /**
     * Gives a key another secret. The secret before is accepted for {@code gateway.keys.rotate-grace}.
     *
     * @param id its id
     * @param body nothing
     * @return the key with its secret, which is shown this once
     */
    @POST
    @Path("/{id}/rotate")
    public Map<String, Object> rotate(@PathParam("id") String id, InputStream body) {
        JsonBody.requireNone(body);
        return actions.rotate(id);
    }
}
