package gateway.web.blackbox;

import java.util.function.Supplier;

/** Something expensive that is made when it is first asked for, and not again if that failed. */
final class Once<T> {
    private final Supplier<T> maker;
    private T made;
    private AssertionError failure;

    Once(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        if (failure != null) {
            throw new AssertionError(
                    "failed before: " + failure.getMessage().lines().findFirst().orElse(""), failure);
        }
        if (made == null) {
            make();
        }
        return made;
    }

    private void make() {
        try {
            made = maker.get();
        } catch (AssertionError e) {
            failure = e;
            throw e;
        }
    }
}
