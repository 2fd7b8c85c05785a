package gateway.web.blackbox.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ForkJoinPool;

/** Reads bodies in all the ways that JAX-RS has; the first segment of a path only chooses a route. */
@Path("/{route}")
@Produces(MediaType.TEXT_PLAIN)
public class BodyResource {
    @Context
    private HttpServletRequest request;

    @POST
    @Path("stream")
    public String stream(InputStream body) throws IOException {
        return Received.of(body.readAllBytes()).text();
    }

    /** In small steps, and only as much as is said to be there. */
    @POST
    @Path("available")
    public String available(InputStream body) throws IOException {
        byte[] all = new byte[0];
        for (int next = body.read(); next >= 0; next = body.read()) {
            byte[] more = body.readNBytes(Math.min(7, body.available()));
            byte[] joined = new byte[all.length + 1 + more.length];
            System.arraycopy(all, 0, joined, 0, all.length);
            joined[all.length] = (byte) next;
            System.arraycopy(more, 0, joined, all.length + 1, more.length);
            all = joined;
        }
        return Received.of(all).text();
    }

    @POST
    @Path("text")
    public String text(String body) {
        return Received.of(body.getBytes(UTF_8)).text();
    }

    @POST
    @Path("bytes")
    public String bytes(byte[] body) {
        return Received.of(body).text();
    }

    @POST
    @Path("object")
    @Consumes(MediaType.APPLICATION_JSON)
    public String object(Map<String, Object> body) {
        return String.valueOf(body.get("email"));
    }

    @POST
    @Path("reader")
    public String reader() throws IOException {
        StringWriter text = new StringWriter();
        try (BufferedReader reader = request.getReader()) {
            reader.transferTo(text);
        }
        return Received.of(text.toString().getBytes(UTF_8)).text();
    }

    @POST
    @Path("later")
    public CompletionStage<String> later(InputStream body) {
        return CompletableFuture.supplyAsync(() -> read(body));
    }

    @POST
    @Path("suspended")
    public void suspended(InputStream body, @Suspended AsyncResponse response) {
        ForkJoinPool.commonPool().execute(() -> response.resume(read(body)));
    }

    @POST
    @Path("form")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public String form(@FormParam("email") String email) {
        return email;
    }

    private static String read(InputStream body) {
        try {
            return Received.of(body.readAllBytes()).text();
        } catch (IOException e) {
            return e.toString();
        }
    }
}
