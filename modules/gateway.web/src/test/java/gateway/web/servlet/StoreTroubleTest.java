package gateway.web.servlet;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.Store;
import gateway.api.store.StoreHealth;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoreTroubleTest {
    private static final StoreHealth IMPAIRED = new StoreHealth.Impaired("the disk is full");
    private static final StoreHealth DOWN = new StoreHealth.Down("nothing is known yet");

    @Test
    void thereIsNoneWhileAllAreWell() {
        assertThat(StoreTrouble.of(List.of(new Store() {}, store(new StoreHealth.Well()))))
                .isEqualTo(new StoreTrouble(List.of(), false));
    }

    @Test
    void aProblemThatSeveralHaveIsToldOnce() {
        assertThat(StoreTrouble.of(List.of(store(IMPAIRED), store(IMPAIRED))))
                .isEqualTo(new StoreTrouble(List.of("the disk is full"), false));
    }

    @Test
    void oneThatIsDownTakesTheGatewayAway() {
        assertThat(StoreTrouble.of(List.of(store(IMPAIRED), store(DOWN))))
                .isEqualTo(new StoreTrouble(List.of("the disk is full", "nothing is known yet"), true));
    }

    @Test
    void aPlugInThatThrowsHasAProblemOfItsOwn() {
        StoreTrouble trouble = StoreTrouble.of(List.of(new Broken()));
        assertThat(trouble.down()).isFalse();
        assertThat(trouble.problems())
                .singleElement()
                .asString()
                .startsWith(Broken.class.getName() + " does not say how it is: ");
    }

    private static Store store(StoreHealth health) {
        return new Store() {
            @Override
            public StoreHealth health() {
                return health;
            }
        };
    }

    private static final class Broken implements Store {
        @Override
        public StoreHealth health() {
            throw new IllegalStateException("it cannot tell");
        }
    }
}
