package gateway.web.management;

import gateway.api.client.ApiKey;
import gateway.api.client.StoredApiKey;
import gateway.security.apikey.KeyCreation;
import gateway.security.apikey.KeyRevocation;
import gateway.security.apikey.KeyRotation;
import gateway.web.servlet.RunningGateway;
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
import java.util.List;
import java.util.Map;

/** API keys: configured ones and those that are made here. */
@RequestScoped
@Path("/keys")
@Produces(MediaType.APPLICATION_JSON)
public class KeysResource {
    private static final int MAX_LIMIT = 10_000;

    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

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
        List<StoredApiKey> keys = running.rules().apiKeys().list();
        return ListPage.of(limit, MAX_LIMIT, offset).show("keys", keys, this::shown);
    }

    /**
     * {@return a key}
     *
     * @param id its id
     */
    @GET
    @Path("/{id}")
    public Map<String, Object> get(@PathParam("id") String id) {
        return running.rules().apiKeys().withId(id).map(this::shown).orElseThrow(() -> Refusals.unknown("API key"));
    }

    /**
     * Creates a key.
     *
     * @param body what it is to be
     * @return the key with its secret, which is shown this once
     */
    @POST
    public Response create(InputStream body) {
        KeyCreation creation = administration
                .keys()
                .create(KeyInput.read(body, running.config().tiers().keySet()));
        if (creation instanceof KeyCreation.Created created) {
            ApiKey key = created.key().key();
            administration.noteChange("key.create", key.id(), Map.of(), view().of(key));
            // Relative, and so without what the caller says the host is.
            return Response.status(Response.Status.CREATED)
                    .header(HttpHeaders.LOCATION, "keys/" + key.id())
                    .entity(view().withSecret(key, created.secret()))
                    .build();
        }
        throw creation instanceof KeyCreation.Invalid invalid
                ? Refusals.of(invalid.faults().get(0))
                : Refusals.bad("id", "There is, or was, an API key with this id.");
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
        if (administration.keys().revoke(id) instanceof KeyRevocation.Revoked revoked) {
            administration.noteChange(
                    "key.revoke",
                    id,
                    view().of(revoked.before().key()),
                    view().of(revoked.after().key()));
            return DoneView.of("API key revoked", "id", id);
        }
        throw Refusals.unknown("API key");
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
        KeyRotation rotation = administration.keys().rotate(id);
        if (rotation instanceof KeyRotation.Rotated rotated) {
            administration.noteChange(
                    "key.rotate",
                    id,
                    view().of(rotated.before().key()),
                    view().of(rotated.after().key()));
            return view().withSecret(rotated.after().key(), rotated.secret());
        }
        throw refused(rotation);
    }

    private static RuntimeException refused(KeyRotation rotation) {
        if (rotation instanceof KeyRotation.Unknown) {
            return Refusals.unknown("API key");
        }
        return Refusals.conflict(
                rotation instanceof KeyRotation.Configured
                        ? "The secret of this key stands in configuration and is changed there."
                        : "The key was revoked or has expired, so another secret would open nothing.",
                "id");
    }

    private KeyView view() {
        return new KeyView(running.config().defaultTier(), administration.now());
    }

    private Map<String, Object> shown(StoredApiKey stored) {
        ApiKey key = stored.key();
        return view().of(key, running.rules().lastUses().of(key.id()));
    }
}
