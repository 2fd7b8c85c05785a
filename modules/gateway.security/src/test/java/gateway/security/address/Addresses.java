package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The words that tests about addresses are written in. */
final class Addresses {
    private Addresses() {}

    static IpAddress ip(String text) {
        return IpAddress.parse(text).orElseThrow();
    }

    static AddressBlock block(String text) {
        return AddressBlock.parse(text);
    }

    static AddressSet set(String... blocks) {
        return AddressSet.of(Stream.of(blocks).map(AddressBlock::parse).toList());
    }

    /** A request with one header and no other. */
    static Function<String, List<String>> header(String name, String... lines) {
        return asked -> asked.equals(name) ? List.of(lines) : List.of();
    }
}
