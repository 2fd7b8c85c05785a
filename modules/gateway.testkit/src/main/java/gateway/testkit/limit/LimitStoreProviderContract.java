package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What every {@link LimitStoreProvider} has to keep, ours and third parties'. Its stores are the business of
 * {@link LimitStoreContract}.
 */
public interface LimitStoreProviderContract {

    /** {@return the provider, made anew by its public constructor without arguments} */
    LimitStoreProvider provider();

    /** {@return settings under which a store opens here, by their names without {@code gateway.}} */
    Map<String, String> validSettings();

    /** The id is lower case with dashes, and the same at each call. */
    @Test
    default void theIdIsLowerCaseWithDashes() {
        assertThat(provider().id())
                .matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")
                .isEqualTo(provider().id());
    }

    /** Settings have names that can stand in a properties file, each its own, none with the common prefix. */
    @Test
    default void settingsHaveDistinctNames() {
        assertThat(provider().settings())
                .extracting(Parameter::name)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).matches("[a-z][a-z0-9]*([.-][a-z0-9]+)*"))
                .noneMatch(name -> name.startsWith("gateway."));
    }

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends LimitStoreProvider> type = provider().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** Valid settings open a store that is empty. */
    @Test
    default void opensAnEmptyStore() {
        LimitStoreProvider provider = provider();
        Parameters settings = Parameters.of(provider.settings(), validSettings());
        try (LimitStore store = provider.open(settings, MovableTicker.standing())) {
            assertThat(store.usage().keys()).isZero();
        }
    }
}
