package gateway.testkit.store;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The place of stores in memory that keep the contract. Its steps can be overridden, to be done wrong. */
class SimpleDevices {
    TreeMap<String, Device> kept = new TreeMap<>();

    boolean isThere(Optional<Device> expected, Device next) {
        return Optional.ofNullable(kept.get(next.id())).equals(expected);
    }

    /** The devices beside which there has to be room for another one. */
    Collection<Device> counted(Device next, Instant now) {
        return kept.values().stream()
                .filter(device -> !device.id().equals(next.id()))
                .filter(device -> device.addressGroup().equals(next.addressGroup()))
                .filter(device -> device.isLiveAt(now))
                .toList();
    }

    void put(Device next, Instant now) {
        kept.put(next.id(), next);
    }

    List<Device> list() {
        return List.copyOf(kept.values());
    }

    boolean makesOneMore(Optional<Device> expected, Device next, Instant now) {
        return next.isLiveAt(now)
                && expected.filter(device -> device.isLiveAt(now))
                        .filter(device -> device.addressGroup().equals(next.addressGroup()))
                        .isEmpty();
    }

    void closed() {}

    private synchronized Outcome replace(Optional<Device> expected, Device next, int maxLive, Instant now) {
        if (!isThere(expected, next)) {
            return Outcome.CONFLICT;
        }
        if (makesOneMore(expected, next, now) && counted(next, now).size() >= maxLive) {
            return Outcome.TOO_MANY;
        }
        put(next, now);
        return Outcome.DONE;
    }

    private synchronized Optional<Device> find(String id) {
        return Optional.ofNullable(kept.get(id));
    }

    private synchronized List<Device> listed() {
        return list();
    }

    final DeviceStore store() {
        return new DeviceStore() {
            @Override
            public Optional<Device> find(String id) {
                return SimpleDevices.this.find(id);
            }

            @Override
            public List<Device> list() {
                return listed();
            }

            @Override
            public Outcome replace(Optional<Device> expected, Device next, int maxLive, Instant now) {
                return SimpleDevices.this.replace(expected, next, maxLive, now);
            }

            @Override
            public void close() {
                closed();
            }
        };
    }
}
