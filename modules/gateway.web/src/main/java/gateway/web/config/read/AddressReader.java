package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.address.AddressMode;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import gateway.security.address.ClientAddressResolver;
import gateway.security.address.ForwardedHeader;
import gateway.web.config.AddressConfig;
import java.util.List;
import java.util.Map;

/** Reads the rules about addresses. */
final class AddressReader {
    private static final Grammar<AddressBlock> BLOCK =
            Grammar.of("an address or a CIDR block such as 192.0.2.1 or 2001:db8::/32", AddressBlock::parse);

    private static final Setting<AddressMode> MODE =
            defaulting("ip.mode", Grammar.constants(AddressMode.class), "blocklist");
    private static final Setting<AddressBlock> ALLOWLIST = optional("ip.allowlist", BLOCK);
    private static final Setting<AddressBlock> BLOCKLIST = optional("ip.blocklist", BLOCK);
    private static final Setting<AddressBlock> TRUSTED_PROXIES = optional("trusted-proxies", BLOCK);
    private static final Setting<ForwardedHeader> FORWARDED_HEADER = defaulting(
            "forwarded-header",
            Grammar.words(Map.of(
                    ForwardedHeader.X_FORWARDED_FOR.headerName(), ForwardedHeader.X_FORWARDED_FOR,
                    ForwardedHeader.FORWARDED.headerName(), ForwardedHeader.FORWARDED)),
            "x-forwarded-for");
    private static final Setting<Long> IPV6_PREFIX = defaulting("ipv6-prefix", Grammar.whole(1, 128), "64");

    static final List<Setting<?>> ALL =
            List.of(MODE, ALLOWLIST, BLOCKLIST, TRUSTED_PROXIES, FORWARDED_HEADER, IPV6_PREFIX);

    private AddressReader() {}

    /**
     * What the gateway's properties say. If the mode is faulty, a list of those allowed is taken at its word; if the
     * header is, no proxy is trusted.
     */
    static AddressConfig read(Section gateway) {
        AddressSet allowlist = AddressSet.of(gateway.list(ALLOWLIST));
        AddressSet blocklist = AddressSet.of(gateway.list(BLOCKLIST));
        AddressMode mode =
                gateway.get(MODE).orElse(gateway.has(ALLOWLIST.name()) ? AddressMode.ALLOWLIST : AddressMode.BLOCKLIST);
        AddressSet proxies = AddressSet.of(gateway.list(TRUSTED_PROXIES));
        ClientAddressResolver resolver = gateway.get(FORWARDED_HEADER)
                .map(header -> new ClientAddressResolver(proxies, header))
                .orElse(new ClientAddressResolver(AddressSet.empty(), ForwardedHeader.X_FORWARDED_FOR));
        return new AddressConfig(
                resolver,
                new AddressRules(mode, allowlist, blocklist),
                gateway.get(IPV6_PREFIX).orElse(64L).intValue());
    }
}
