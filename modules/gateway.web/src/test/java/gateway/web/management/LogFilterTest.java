package gateway.web.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestOrder;
import gateway.api.analytics.RequestOrder.Field;
import gateway.api.analytics.RequestQuery;
import gateway.api.client.ClientKind;
import gateway.web.jaxrs.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LogFilterTest {
    private static final RequestEntry ENTRY = new RequestEntry(
            "id",
            Instant.EPOCH,
            "GET",
            "/api/orders/7",
            Optional.of("orders"),
            404,
            0,
            Duration.ZERO,
            "mobile",
            "192.0.2.1",
            Optional.of("free"),
            ClientKind.API_KEY,
            Optional.empty());

    @Test
    void meansEverythingWithoutAnyCondition() {
        assertThat(matches(Map.of())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "status, 404, true",
        "status, 4xx, true",
        "status, 405, false",
        "status, 5xx, false",
        "path, orders, true",
        "path, /api/orders/7, true",
        "path, items, false",
        "client, mobile, true",
        "client, mob, false",
        "method, GET, true",
        "method, get, true",
        "method, POST, false",
        "route, orders, true",
        "route, items, false",
        "route, -, false"
    })
    void comparesWhatIsNamed(String condition, String value, boolean expected) {
        assertThat(matches(Map.of(condition, value))).isEqualTo(expected);
    }

    @Test
    void leavesOutAdministratorsIfAskedTo() {
        assertThat(query(Map.of()).administrative()).isTrue();
        assertThat(query(Map.of("administrators", "true")).administrative()).isTrue();
        assertThat(query(Map.of("administrators", "false")).administrative()).isFalse();
    }

    @Test
    void wantsEveryConditionMet() {
        assertThat(matches(Map.of("status", "404", "client", "mobile"))).isTrue();
        assertThat(matches(Map.of("status", "404", "client", "desktop"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "status, 4x4",
        "status, 600",
        "status, ''",
        "method, 'G T'",
        "client, ''",
        "path, ''",
        "route, unknown",
        "route, ''",
        "sort, bytes",
        "order, up",
        "administrators, yes"
    })
    void namesAConditionThatIsNone(String condition, String value) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> matches(Map.of(condition, value)))
                .satisfies(refused -> assertThat(refused.refusal().field()).contains(condition));
    }

    @Test
    void ordersByTheNewestUnlessAskedOtherwise() {
        assertThat(query(Map.of()).order()).isEqualTo(RequestOrder.NEWEST);
        assertThat(query(Map.of("order", "asc")).order()).isEqualTo(new RequestOrder(Field.TIME, false));
        assertThat(query(Map.of("sort", "responseTime")).order())
                .isEqualTo(new RequestOrder(Field.RESPONSE_TIME, true));
        assertThat(query(Map.of("sort", "path", "order", "asc")).order())
                .isEqualTo(new RequestOrder(Field.PATH, false));
    }

    @Test
    void asksForThePage() {
        assertThat(query(Map.of()).limit()).isEqualTo(20);
        assertThat(query(Map.of()).offset()).isEqualTo(40);
    }

    private static boolean matches(Map<String, String> conditions) {
        return query(conditions).matches(ENTRY);
    }

    private static RequestQuery query(Map<String, String> conditions) {
        return new LogFilter(name -> Optional.ofNullable(conditions.get(name)), Set.of("orders", "items"))
                .query(new ListPage(20, 40));
    }
}
