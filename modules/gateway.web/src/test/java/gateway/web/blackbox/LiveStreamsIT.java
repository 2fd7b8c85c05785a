package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The live streams, one listener at a time")
class LiveStreamsIT {
    private final GatewayServer server = LiveGateway.server();

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void beginWithHeadersThatLetThemThrough(String name) {
        try (EventStream stream = LiveGateway.listen(server, Request.get("/api/gateway/" + name + "/live"))) {
            Response head = stream.head();
            assertThat(head.status()).isEqualTo(200);
            assertThat(head.header("Content-Type").orElse("")).startsWith("text/event-stream");
            assertThat(head.header("Cache-Control")).contains("no-store");
            assertThat(head.header("X-Accel-Buffering")).contains("no");
            assertThat(head.header("Content-Length")).isEmpty();
            assertThat(head.header("Content-Encoding")).isEmpty();
            assertThat(head.header("X-Request-Id")).isPresent();
        }
    }

    @Test
    void figuresComeAtOnceAndThenEveryInterval() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.analytics())) {
            StreamEvent first = stream.next(Duration.ofSeconds(1));
            StreamEvent second = stream.next(LiveGateway.INTERVAL.plusSeconds(1));
            StreamEvent third = stream.next(LiveGateway.INTERVAL.plusSeconds(1));

            assertThat(first.name()).isEqualTo("message");
            assertThat(first.data()).doesNotContain("\n");
            assertThat(first.json()).containsKeys("totalRequests", "topEndpoints", "requestsPerMinute");
            assertThat(first.id()).matches("[0-9a-f]{12}-[1-9][0-9]*");
            assertThat(stream.all()).extracting(StreamEvent::id).doesNotHaveDuplicates();
            long nanos = third.receivedNanos() - second.receivedNanos();
            assertThat(Duration.ofNanos(nanos)).isBetween(Duration.ofMillis(500), Duration.ofSeconds(2));
        }
    }

    @Test
    void figuresAreThoseThatTheApiAnswers() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.analytics())) {
            Map<String, Object> live = stream.next().json();

            assertThat(live.keySet())
                    .isEqualTo(new Management(server).get("analytics").json().keySet());
        }
    }

    @Test
    void figuresAreTheSameForEverybody() {
        try (EventStream one = LiveGateway.listen(server, LiveGateway.analytics());
                EventStream two = LiveGateway.listen(server, LiveGateway.analytics());
                EventStream three = LiveGateway.listen(server, LiveGateway.analytics())) {
            Await.pause(LiveGateway.INTERVAL.multipliedBy(3));
            StreamEvent event = one.all().get(2);

            assertThat(two.all())
                    .filteredOn(other -> other.id().equals(event.id()))
                    .singleElement()
                    .extracting(StreamEvent::data)
                    .isEqualTo(event.data());
            assertThat(three.all())
                    .filteredOn(other -> other.id().equals(event.id()))
                    .singleElement()
                    .extracting(StreamEvent::data)
                    .isEqualTo(event.data());
        }
    }

    @Test
    void anIdThatWasSeenBeforeChangesNothingAboutFigures() {
        try (EventStream stream =
                LiveGateway.listen(server, LiveGateway.analytics().header("Last-Event-ID", "abc"))) {
            assertThat(stream.next(Duration.ofSeconds(1)).name()).isEqualTo("message");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void sayWhenToComeBackAndNotToAllTheSame(String name) {
        Request request = Request.get("/api/gateway/" + name + "/live");
        try (EventStream one = LiveGateway.listen(server, request);
                EventStream two = LiveGateway.listen(server, request);
                EventStream three = LiveGateway.listen(server, request)) {
            Await.until(Duration.ofSeconds(2), "retry", () -> three.retryMillis() > 0 && two.retryMillis() > 0);
            assertThat(one.retryMillis()).isBetween(2000L, 5000L);
            assertThat(new long[] {one.retryMillis(), two.retryMillis(), three.retryMillis()})
                    .isNotEqualTo(new long[] {one.retryMillis(), one.retryMillis(), one.retryMillis()});
        }
    }

    @Test
    void areKeptAliveWhileThereIsNothingToSay() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            Await.until(Duration.ofSeconds(17), "heartbeat", () -> stream.comments() > 0);
        }
    }

    @Test
    void areNotCutWhenTheServerWouldGiveUpOnSlowerAnswers() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            Await.pause(Duration.ofSeconds(Scale.of(180, 35)));

            LiveGateway.refuse(server, "/api/idle");
            assertThat(stream.next(Duration.ofSeconds(1)).json()).containsEntry("path", "/api/idle");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void areNotBegunByHead(String name) {
        Response head =
                server.manage(Request.head("/api/gateway/" + name + "/live").key(Settings.secret("observer")));

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.header("Content-Type").orElse("")).startsWith("text/event-stream");
        assertThat(head.header("X-Accel-Buffering")).contains("no");
        assertThat(head.header("Cache-Control")).contains("no-store");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH"})
    void areOnlyRead(String method) {
        Response response = new Operator(server).send(method, "analytics/live", "{}");

        assertThat(response.status()).isEqualTo(405);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
    }

    @Test
    void areNothingElseThanEvents() {
        Response response = server.manage(
                LiveGateway.analytics().header("Accept", "application/json").key(Settings.secret("observer")));

        assertThat(response.status()).isEqualTo(406);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
    }

    @Test
    void areOneRequestEachWithTheTimeItTookToBegin() {
        EventStream stream = LiveGateway.listen(server, LiveGateway.analytics());
        stream.next();
        Await.pause(Duration.ofSeconds(2));
        Management management = new Management(server);
        int before = management.logged("/analytics/live").size();
        stream.close();

        Await.until(
                Duration.ofSeconds(5),
                "entry in the log",
                () -> management.logged("/analytics/live").size() == before + 1);

        Map<String, Object> entry = management.logged("/analytics/live").get(0);
        assertThat(entry).containsEntry("statusCode", BigDecimal.valueOf(200));
        assertThat(((Number) entry.get("responseTime")).intValue()).isLessThan(1500);
    }
}
