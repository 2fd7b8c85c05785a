package gateway.security.administrator;

import java.io.Console;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;

/**
 * A command that prints the hash of a password, for {@code gateway.admin.users.<name>.password-hash}. The password is
 * asked for without echo, or is the one line of standard input where that is not a terminal; never an argument, which
 * other users of the machine could see.
 *
 * <p>It needs nothing but the jar it is in. Exit code 0, or 2 with a sentence on standard error.
 */
public final class HashPassword {
    private static final int BAD_INPUT = 2;

    private HashPassword() {}

    /**
     * Prints the hash.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try {
            System.out.println(
                    PasswordHash.of(password(arguments), new SecureRandom()).text());
        } catch (IllegalArgumentException | IOException e) {
            System.err.println(e.getMessage());
            System.exit(BAD_INPUT);
        }
    }

    private static char[] password(String[] arguments) throws IOException {
        if (arguments.length > 0) {
            throw new IllegalArgumentException(
                    "there are no arguments; the password is read from the terminal or from standard input");
        }
        Optional<Console> terminal = Terminal.find();
        return terminal.isPresent() ? asked(terminal.get()) : NewPassword.read(System.in);
    }

    private static char[] asked(Console terminal) {
        char[] password = NewPassword.require(answer(terminal, "Password: "));
        if (!Arrays.equals(password, answer(terminal, "Once more: "))) {
            throw new IllegalArgumentException("the two passwords differ");
        }
        return password;
    }

    private static char[] answer(Console terminal, String prompt) {
        return Optional.ofNullable(terminal.readPassword(prompt)).orElseGet(() -> new char[0]);
    }
}
