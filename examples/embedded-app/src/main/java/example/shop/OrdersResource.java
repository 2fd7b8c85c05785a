package example.shop;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What was ordered. */
@Path("/orders")
@Produces(MediaType.APPLICATION_JSON)
@ApplicationScoped
public class OrdersResource {
    private final List<String> orders = new CopyOnWriteArrayList<>();

    @Inject
    private Notices notices;

    @GET
    public List<String> list() {
        return orders;
    }

    /** Takes an order, and says whether somebody was told of it. */
    @POST
    @Consumes(MediaType.TEXT_PLAIN)
    public Order place(String what) {
        orders.add(what);
        return new Order(what, notices.send("shop@example.com", "ordered: " + what));
    }

    /** An order, and whether there was a notice of it. */
    public record Order(String what, boolean noticed) {}
}
