package gateway.algorithms.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A snapshot")
class SnapshotTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void readsItsWordsAndWritesThemForItselfAlone(int size) {
        long[] words = LongStream.rangeClosed(10, 10 + size).toArray();
        Snapshot snapshot = new Snapshot(words, 1, size);
        assertThat(snapshot.size()).isEqualTo(size);
        for (int i = 0; i < size; i++) {
            assertThat(snapshot.get(i)).isEqualTo(11 + i);
            snapshot.set(i, -i);
        }
        for (int i = 0; i < size; i++) {
            assertThat(snapshot.get(i)).isEqualTo(-i);
            assertThat(words[i + 1]).isEqualTo(11 + i);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, 4})
    void hasNoWordsBeyondItsSize(int index) {
        Snapshot snapshot = new Snapshot(new long[9], 0, 3);
        assertThatThrownBy(() -> snapshot.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> snapshot.set(index, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4})
    void doesNotGrowNorShrink(int size) {
        Snapshot snapshot = new Snapshot(new long[3], 0, 3);
        snapshot.resize(3);
        assertThatThrownBy(() -> snapshot.resize(size))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("size must stay 3, was " + size);
    }
}
