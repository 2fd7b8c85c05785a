package gateway.web.demo;

import gateway.web.admission.Exchange;
import gateway.web.servlet.Passage;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Says what the gateway found out about the caller and what arrived of the body. Not final: CDI proxies it. */
@Path("/echo")
@Produces(MediaType.APPLICATION_JSON)
public class EchoResource {
    @Context
    private HttpServletRequest request;

    /** For the server. */
    public EchoResource() {}

    /**
     * What is echoed.
     *
     * @param clientId who calls
     * @param ip the address of the caller
     * @param tier the caller's tier
     * @param authenticated whether a valid credential was presented
     * @param route the route the request matched, or an empty text
     * @param body what arrived of the body
     */
    public record Echo(String clientId, String ip, String tier, boolean authenticated, String route, Body body) {}

    /**
     * What arrived of a body.
     *
     * @param length how many bytes
     * @param sha256 their digest in hexadecimal digits
     */
    public record Body(long length, String sha256) {}

    /** {@return what is known of a request without body} */
    @GET
    public Echo get() {
        return post(InputStream.nullInputStream());
    }

    /**
     * {@return what is known of a request}
     *
     * @param body its body
     */
    @POST
    public Echo post(InputStream body) {
        Exchange exchange = Passage.of(request).orElseThrow().exchange();
        return new Echo(
                exchange.client().id(),
                exchange.address().text(),
                exchange.tier().orElse(""),
                exchange.client().authenticated(),
                exchange.route().orElse(""),
                digest(body));
    }

    private static Body digest(InputStream body) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            long length = new DigestInputStream(body, sha256).transferTo(OutputStream.nullOutputStream());
            return new Body(length, HexFormat.of().formatHex(sha256.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        } catch (IOException e) {
            // The caller went away, or the body is not framed as it says.
            throw new BadRequestException(e);
        }
    }
}
