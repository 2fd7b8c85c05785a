package gateway.web.admission;

import gateway.web.config.KeyPart;

/** Reads parts of keys that neither the client nor the destination of a request says. Thread-safe. */
interface PartSource {

    /** What a request says; asked once for each part. */
    PartValue value(Exchange exchange, KeyPart part);
}
