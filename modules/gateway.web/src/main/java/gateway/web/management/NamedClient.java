package gateway.web.management;

import gateway.api.client.Client;
import gateway.api.client.Device;
import gateway.api.client.DeviceSession;
import gateway.api.client.IpAddress;
import gateway.web.admission.Rules;
import java.util.Objects;
import java.util.Optional;

/**
 * A client that an administrator names: by the id of an API key or a device, or by an address.
 *
 * @param client the client
 * @param address its address; of one with a credential nothing but a stand-in
 */
record NamedClient(Client client, IpAddress address) {
    private static final IpAddress NO_ADDRESS = new IpAddress(0, 0);

    NamedClient {
        Objects.requireNonNull(client, "client");
        Objects.requireNonNull(address, "address");
    }

    /** The client, whether its credential is valid or not; empty if nobody is called so. */
    static Optional<NamedClient> find(Rules rules, String name) {
        Optional<NamedClient> anonymous = IpAddress.parse(name)
                .map(rules::addressGroup)
                .map(address -> new NamedClient(new Client.Anonymous(address), address));
        return anonymous.or(() -> credential(rules, name).map(client -> new NamedClient(client, NO_ADDRESS)));
    }

    /** The holder of a credential, whether it is valid or not; empty if there is no such credential. */
    static Optional<Client> credential(Rules rules, String id) {
        Optional<Client> holder = rules.apiKeys().withId(id).map(stored -> new Client.KeyHolder(stored.key()));
        return holder.or(() -> rules.devices().find(id).map(device -> holder(rules, device)));
    }

    private static Client holder(Rules rules, Device device) {
        return new Client.DeviceHolder(new DeviceSession(device.id(), Optional.empty(), rules.deviceTier()));
    }
}
