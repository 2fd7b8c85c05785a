package gateway.web.blackbox.plugged;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets another provider of a service do the work, and says on the console when it is first asked. */
public final class Asked implements InvocationHandler {
    private final String name;
    private final Object worker;
    private final AtomicBoolean said = new AtomicBoolean();

    private Asked(String name, Object worker) {
        this.name = name;
        this.worker = worker;
    }

    static <S> S by(Class<S> service, S worker) {
        return service.cast(Proxy.newProxyInstance(
                service.getClassLoader(), new Class<?>[] {service}, new Asked(service.getSimpleName(), worker)));
    }

    static void say(String what) {
        System.out.println("plugged: " + what);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (!method.getName().equals("close") && said.compareAndSet(false, true)) {
            say(name + " is asked");
        }
        try {
            return method.invoke(worker, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
