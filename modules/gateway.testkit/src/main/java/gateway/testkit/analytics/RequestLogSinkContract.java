package gateway.testkit.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.Crowd;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link RequestLogSink} has to keep: it takes note of whatever happens, from any number of threads, and throws
 * nothing. How long it takes is not tested; it is called on the thread of the request.
 *
 * <p>Implement it in a test class and supply {@link #sink}.
 */
public interface RequestLogSinkContract {

    /** {@return the sink, made anew by its public constructor without arguments} */
    RequestLogSink sink();

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends RequestLogSink> type = sink().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** {@return tests: whatever a request was, it is taken note of} */
    @TestFactory
    default Stream<DynamicTest> takesNoteOfWhateverHappens() {
        return Stream.of(
                        Sample.get("/api/orders"),
                        Sample.get("/api/orders").route("orders").by("alice").status(201),
                        Sample.get("/api/orders").limitedBy("free"),
                        Sample.get("/" + "x".repeat(5_000)),
                        Sample.get("/\"\\\t\u0000<script>€😀\ud800"),
                        Sample.get("").method("").by("", ClientKind.DEVICE),
                        Sample.get("/api/slow").took(Duration.ofDays(400)).bytes(Long.MAX_VALUE),
                        Sample.get("/api/early").at(Instant.MIN).took(Duration.ZERO))
                .map(Sample::entry)
                .map(entry -> DynamicTest.dynamicTest(
                        entry.method() + " " + entry.status(),
                        () -> assertThatCode(() -> sink().record(entry)).doesNotThrowAnyException()));
    }

    /** Requests end on many threads at once. */
    @Test
    default void manyCanRecordAtOnce() {
        RequestLogSink sink = sink();
        RequestEntry entry = Sample.get("/api/orders").entry();
        List<Boolean> recorded = Crowd.of(64, member -> {
            for (int i = 0; i < 100; i++) {
                sink.record(entry);
            }
            return true;
        });
        assertThat(recorded).containsOnly(true);
    }
}
