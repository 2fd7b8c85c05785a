package gateway.testkit.client;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import gateway.testkit.limit.Crowd;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link DeviceCodeValidator} has to keep: it answers and never throws whatever is presented, says the same to
 * all threads, and gives its sessions ids that give nothing away.
 *
 * <p>Implement it in a test class and supply {@link #validator} and {@link #validCode}.
 */
public interface DeviceCodeValidatorContract {

    /** {@return the validator, made anew by its public constructor without arguments} */
    DeviceCodeValidator validator();

    /** {@return a code that is valid for such a validator now, and for the time a test takes; begins with totp_} */
    String validCode();

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends DeviceCodeValidator> type = validator().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** A valid code has a session, however often it is sent: requests send it again and again. */
    @Test
    default void aValidCodeHasASessionEachTime() {
        DeviceCodeValidator validator = validator();
        Optional<DeviceSession> session = validator.validate(validCode());
        assertThat(session).isPresent();
        assertThat(validator.validate(validCode())).isEqualTo(session);
    }

    /** The id of a session is fit to be logged and shown: visible, not too long, and without the code. */
    @Test
    default void theIdOfASessionCanBeShown() {
        String code = validCode();
        assertThat(validator().validate(code))
                .hasValueSatisfying(session -> assertThat(session.id())
                        .matches("[!-~]{1,256}")
                        .doesNotContain(code)
                        .doesNotContain(code.substring("totp_".length())));
    }

    /** {@return tests: what nobody was given as a code has no session, and nothing is thrown} */
    @TestFactory
    default Stream<DynamicTest> whatIsNoCodeHasNoSession() {
        String code = validCode();
        return Stream.of(
                strange("nothing", "totp_"),
                strange("no parts", "totp__"),
                strange("a blank", "totp_ "),
                strange("as long as a key can be", "totp_" + "~".repeat(251)),
                strange("zeros", "totp_" + "0".repeat(251)),
                strange("a path", "totp_../../etc/passwd"),
                strange("marks", "totp_'\"<%00{}$(x)"),
                strange("the prefix twice", "totp_" + code),
                strange("a valid code and more", code + "0"),
                strange("a valid code and less", code.substring(0, code.length() - 1)));
    }

    private DynamicTest strange(String name, String presented) {
        return DynamicTest.dynamicTest(
                name, () -> assertThat(validator().validate(presented)).isEmpty());
    }

    /** Threads that ask at once get the same answers as one that asks alone. */
    @Test
    default void manyCanAskAtOnce() {
        DeviceCodeValidator validator = validator();
        String code = validCode();
        Optional<DeviceSession> session = validator.validate(code);
        List<Boolean> right = Crowd.of(
                64,
                member -> Stream.generate(() -> validator.validate(code).equals(session)
                                && validator.validate(code + "0").isEmpty())
                        .limit(50)
                        .allMatch(same -> same));
        assertThat(right).containsOnly(true);
    }
}
