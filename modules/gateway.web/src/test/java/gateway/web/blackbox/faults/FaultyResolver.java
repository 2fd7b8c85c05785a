package gateway.web.blackbox.faults;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Counts by the header {@code X-Tenant}, except for tenants at whose names it throws or hangs. */
public final class FaultyResolver implements KeyResolver {
    public static final String ID = "k03-tenant";
    public static final String THROW = "throw";
    public static final String HANG = "hang";
    /** Ends what hangs. */
    public static final String GO_ON = "go-on";

    private static final long AT_MOST_SECONDS = 20;
    private static final CountDownLatch GOING_ON = new CountDownLatch(1);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Optional<String> resolve(LimitedRequest request) {
        Optional<String> tenant = request.headers("X-Tenant").stream().findFirst();
        switch (tenant.orElse("")) {
            case THROW -> throw new IllegalStateException(FaultyResource.SECRET);
            case HANG -> hang();
            case GO_ON -> GOING_ON.countDown();
            default -> {}
        }
        return tenant;
    }

    private static void hang() {
        try {
            if (!GOING_ON.await(AT_MOST_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody ended it");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
