package gateway.web.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.web.route.RouteTable.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which route a request takes if several match. */
final class RouteTableTest {

    @Test
    void findsNothingWhereNoRouteMatches() {
        assertThat(new RouteTable<>(List.of(route("a", "/api/a"))).find("/api/b", "GET"))
                .isEmpty();
        assertThat(new RouteTable<String>(List.of()).find("/api/b", "GET")).isEmpty();
    }

    @Test
    void prefersTheLongestLiteralPrefix() {
        RouteTable<String> table = new RouteTable<>(List.of(
                route("all", "/api/**"), route("orders", "/api/orders/**"), route("items", "/api/orders/items/*")));
        assertThat(table.find("/api/x", "GET")).contains("all");
        assertThat(table.find("/api/orders", "GET")).contains("orders");
        assertThat(table.find("/api/orders/7", "GET")).contains("orders");
        assertThat(table.find("/api/orders/items/7", "GET")).contains("items");
        assertThat(table.find("/api/orders/items", "GET")).contains("orders");
        assertThat(table.find("/api/orders/items/7/8", "GET")).contains("orders");
    }

    @Test
    void fallsBackToAShorterPrefixIfTheMethodDiffers() {
        RouteTable<String> table =
                new RouteTable<>(List.of(route("all", "/api/**"), route("login", "/api/login", "POST")));
        assertThat(table.find("/api/login", "POST")).contains("login");
        assertThat(table.find("/api/login", "GET")).contains("all");
    }

    @Test
    void prefersARouteThatNamesMethods() {
        RouteTable<String> table =
                new RouteTable<>(List.of(route("a", "/api/x/**"), route("b", "/api/x/**", "PUT", "POST")));
        assertThat(table.find("/api/x/1", "PUT")).contains("b");
        assertThat(table.find("/api/x/1", "GET")).contains("a");
    }

    @Test
    void prefersTheMoreSpecificPathBeforeTheLowerId() {
        RouteTable<String> table = new RouteTable<>(List.of(
                route("a", "/api/**"), route("b", "/api/*/**"), route("c", "/api/*"), route("d", "/api/*/admin")));
        assertThat(table.find("/api/1/admin", "GET")).contains("d");
        assertThat(table.find("/api/1", "GET")).contains("c");
        assertThat(table.find("/api/1/2", "GET")).contains("b");
        assertThat(table.find("/api", "GET")).contains("a");
    }

    @Test
    void prefersTheExactPathToTheRest() {
        RouteTable<String> table = new RouteTable<>(List.of(route("a", "/api/x/**"), route("b", "/api/x")));
        assertThat(table.find("/api/x", "GET")).contains("b");
        assertThat(table.find("/api/x/y", "GET")).contains("a");
    }

    @Test
    void prefersTheLowerIdAtLast() {
        RouteTable<String> table =
                new RouteTable<>(List.of(route("b", "/api/x", "GET", "PUT"), route("a", "/api/x", "GET", "POST")));
        assertThat(table.find("/api/x", "GET")).contains("a");
        assertThat(table.find("/api/x", "PUT")).contains("b");
    }

    @Test
    void countsHeadAsGet() {
        RouteTable<String> table =
                new RouteTable<>(List.of(route("read", "/api/x", "GET"), route("write", "/api/y", "PUT")));
        assertThat(table.find("/api/x", "HEAD")).contains("read");
        assertThat(table.find("/api/y", "HEAD")).isEmpty();
        assertThat(table.find("/api/x", "OPTIONS")).isEmpty();
    }

    @Test
    void refusesTwoEqualRoutes() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new RouteTable<>(List.of(route("a", "/api/x/", "GET"), route("b", "/api/%78", "GET"))))
                .withMessage("routes a and b match the same requests: /api/x with the same methods");
    }

    @Test
    void findsEachOfManyRoutesWhateverTheirOrder() {
        List<Entry<String>> routes = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            routes.add(route("r" + i, "/api/s" + i % 10 + "/r" + i));
        }
        Collections.shuffle(routes, new Random(7));
        RouteTable<String> table = new RouteTable<>(routes);
        for (int i = 0; i < 500; i++) {
            assertThat(table.find("/api/s" + i % 10 + "/r" + i, "GET")).contains("r" + i);
        }
    }

    private static Entry<String> route(String id, String path, String... methods) {
        return new Entry<>(id, RoutePattern.parse(path), Set.of(methods), id);
    }
}
