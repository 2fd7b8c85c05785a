package gateway.testkit.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.testkit.limit.FailedTests;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of request-log sinks is kept by one that is right, and finds those that are wrong. */
final class RequestLogSinkContractTest implements RequestLogSinkContract {
    @Override
    public RequestLogSink sink() {
        return new Counter();
    }

    @ParameterizedTest
    @CsvSource({
        "CannotSayHowLong, takesNoteOfWhateverHappens",
        "IsForOneThread, manyCanRecordAtOnce",
        "IsHidden, isAPublicClassWithAPublicConstructorWithoutArguments"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(RequestLogSinkContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    /** Counts. */
    public static class Counter implements RequestLogSink {
        private final LongAdder count = new LongAdder();

        /** As the service loader would. */
        public Counter() {}

        @Override
        public void record(RequestEntry entry) {
            count.increment();
        }
    }

    static final class CannotSayHowLong implements RequestLogSinkContract {
        @Override
        public RequestLogSink sink() {
            return entry -> Math.toIntExact(entry.responseTime().toMillis());
        }
    }

    static final class IsForOneThread implements RequestLogSinkContract {
        @Override
        public RequestLogSink sink() {
            ReentrantLock busy = new ReentrantLock();
            return entry -> {
                if (!busy.tryLock()) {
                    throw new IllegalStateException("busy");
                }
                for (int i = 0; i < 10_000; i++) {
                    Thread.onSpinWait();
                }
                busy.unlock();
            };
        }
    }

    static final class IsHidden implements RequestLogSinkContract {
        @Override
        public RequestLogSink sink() {
            return entry -> {};
        }
    }
}
