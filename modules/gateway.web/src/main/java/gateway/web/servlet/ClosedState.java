package gateway.web.servlet;

import gateway.api.address.AddressRuleChanges;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.Store;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;

/**
 * Stands in for state that could not be opened, so that the gateway starts and can say so: whatever it is asked for, it
 * does not answer. Excepted is what management needs to be reached at all, by addresses that configuration lets in.
 */
record ClosedState(String reason) implements InvocationHandler {
    /** By the name of the method: no rules but the configured ones, and nothing was used. */
    private static final Map<String, Object> ANSWERS = Map.of("current", AddressRuleChanges.NONE, "load", Map.of());

    static <S extends Store> S of(Class<S> kind, String reason) {
        return kind.cast(Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, new ClosedState(reason)));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        if (method.getName().equals("close")) {
            return null;
        }
        if (method.getName().equals("toString")) {
            return reason;
        }
        if (ANSWERS.containsKey(method.getName())) {
            return ANSWERS.get(method.getName());
        }
        throw new StoreUnavailableException(reason);
    }
}
