package gateway.web.admission;

import gateway.web.config.KeyPart;
import gateway.web.key.KeyTexts;

/** Says of a request that nobody sends what can be said: its query, and the user of a device. */
final class ImaginedParts implements PartSource {
    private static final PartValue UNSAID = new PartValue.Unsaid();

    @Override
    public PartValue value(Exchange exchange, KeyPart part) {
        if (part instanceof KeyPart.Query query) {
            return PartValue.of(KeyTexts.query(exchange.request().query(), query.name()));
        }
        return part instanceof KeyPart.User
                        && SentParts.deviceUser(exchange.client()).isPresent()
                ? PartValue.of(SentParts.deviceUser(exchange.client()).flatMap(KeyTexts::of))
                : UNSAID;
    }
}
