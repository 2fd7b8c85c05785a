package gateway.security.administrator;

import java.io.Console;
import java.util.Optional;

/** Where somebody sits at standard input and output. */
final class Terminal {
    private Terminal() {}

    @SuppressWarnings("SystemConsoleNull") // what a console without a terminal means is asked below
    static Optional<Console> find() {
        return Optional.ofNullable(System.console()).filter(Terminal::isTerminal);
    }

    /** Up to Java 21 there is no console without a terminal, and no such method. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no console can be asked", e);
        }
    }
}
