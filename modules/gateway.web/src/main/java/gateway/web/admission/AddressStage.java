package gateway.web.admission;

import java.util.Optional;

/** Stage. */
final class AddressStage implements Stage {
    @Override
    public Optional<Reply> enter(Exchange exchange) {
        return exchange.reply();
    }
}
