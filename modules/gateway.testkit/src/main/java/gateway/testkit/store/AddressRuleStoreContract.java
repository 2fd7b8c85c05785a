package gateway.testkit.store;

import static gateway.api.address.AddressMode.ALLOWLIST;
import static gateway.api.address.AddressMode.BLOCKLIST;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What every {@link AddressRuleStore} has to keep, ours and third parties'.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface AddressRuleStoreContract {

    /**
     * {@return the store, opened on what is kept at a place that is empty when a test begins} The test closes it before it
     * opens it once more.
     */
    AddressRuleStore open();

    /** Nothing is changed at first. */
    @Test
    default void nothingIsChangedAtFirst() {
        try (AddressRuleStore store = open()) {
            assertThat(store.current()).isEqualTo(AddressRuleChanges.NONE);
        }
    }

    /** What is put there is there, with or without a mode. */
    @Test
    default void keepsWhatItIsGiven() {
        try (AddressRuleStore store = open()) {
            assertThat(store.replace(AddressRuleChanges.NONE, chosen())).isTrue();
            assertThat(store.current()).isEqualTo(chosen());
            assertThat(store.replace(chosen(), blocking("192.0.2.1"))).isTrue();
            assertThat(store.current()).isEqualTo(blocking("192.0.2.1"));
            assertThat(store.replace(blocking("192.0.2.1"), AddressRuleChanges.NONE))
                    .isTrue();
            assertThat(store.current()).isEqualTo(AddressRuleChanges.NONE);
        }
    }

    /** As long as nothing changes, the answer is the same object: whoever asks for each request compares no lists. */
    @Test
    default void answersWithTheSameObjectAsLongAsNothingChanges() {
        try (AddressRuleStore store = open()) {
            assertThat(store.current()).isSameAs(store.current());
            store.replace(AddressRuleChanges.NONE, chosen());
            assertThat(store.current()).isSameAs(store.current());
        }
    }

    /** Who expects something else than what is there changes nothing. */
    @Test
    default void changesNothingIfSomethingElseIsThere() {
        try (AddressRuleStore store = open()) {
            store.replace(AddressRuleChanges.NONE, chosen());
            assertThat(store.replace(AddressRuleChanges.NONE, blocking("192.0.2.1")))
                    .isFalse();
            assertThat(store.current()).isEqualTo(chosen());
        }
    }

    /** Of many who expect the same, one changes it. */
    @Test
    default void ofManyChangesOfTheSameOneIsMade() {
        try (AddressRuleStore store = open()) {
            List<Boolean> made =
                    Crowd.of(16, member -> store.replace(AddressRuleChanges.NONE, blocking("192.0.2." + member)));
            assertThat(made).containsOnlyOnce(true);
            assertThat(store.current()).isEqualTo(blocking("192.0.2." + made.indexOf(true)));
        }
    }

    /** What was put there is there when the store is opened once more. */
    @Test
    default void changesSurviveReopening() {
        try (AddressRuleStore store = open()) {
            store.replace(AddressRuleChanges.NONE, chosen());
        }
        try (AddressRuleStore reopened = open()) {
            assertThat(reopened.current()).isEqualTo(chosen());
        }
    }

    /** Ten thousand blocks find room, and keep their order. */
    @Test
    default void keepsTenThousandBlocks() {
        AddressRuleChanges many = blocking(IntStream.range(0, 10_000)
                .mapToObj(i -> "10." + i / 250 + "." + i % 250 + ".0/24")
                .toArray(String[]::new));
        try (AddressRuleStore store = open()) {
            assertThat(store.replace(AddressRuleChanges.NONE, many)).isTrue();
        }
        try (AddressRuleStore reopened = open()) {
            assertThat(reopened.current()).isEqualTo(many);
        }
    }

    private static AddressRuleChanges chosen() {
        return new AddressRuleChanges(
                Optional.of(ALLOWLIST),
                Optional.of(BLOCKLIST),
                List.of("2001:db8::/32", "10.0.0.0/8"),
                List.of("203.0.113.9"));
    }

    private static AddressRuleChanges blocking(String... blocks) {
        return new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of(blocks));
    }
}
