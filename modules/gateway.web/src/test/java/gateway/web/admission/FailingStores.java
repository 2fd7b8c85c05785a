package gateway.web.admission;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.Store;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Stores that do not answer. */
final class FailingStores {
    /** Stands for rules that cannot be had. */
    static final AddressRuleChanges GONE =
            new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of("gone"), List.of());

    private FailingStores() {}

    /** Throws whatever it is asked, with a text that nobody else should see. */
    static <S extends Store> S of(Class<S> kind, String text) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, arguments) -> {
                    throw new StoreUnavailableException(text);
                }));
    }

    /** Answers with these changes until they are {@link #GONE}. */
    static AddressRuleStore rulesUnlessGone(AtomicReference<AddressRuleChanges> changes) {
        return new AddressRuleStore() {
            @Override
            public AddressRuleChanges current() {
                if (changes.get().equals(GONE)) {
                    throw new StoreUnavailableException("gone");
                }
                return changes.get();
            }

            @Override
            public boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
                return changes.compareAndSet(expected, next);
            }
        };
    }
}
