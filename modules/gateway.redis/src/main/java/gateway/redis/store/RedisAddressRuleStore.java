package gateway.redis.store;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import java.util.List;
import java.util.Optional;

/** Changes of address rules that all nodes share; one record. What is in force is in this node's copy. Thread-safe. */
final class RedisAddressRuleStore implements AddressRuleStore {
    private static final String ID = "changes";
    private static final RecordChanges.Script CHANGE =
            new RecordChanges.Script("change-record", List.of(), List.of("0"));

    private final Records<AddressRuleChanges> rules;

    RedisAddressRuleStore(Redis redis) {
        Kind<AddressRuleChanges> kind = Kind.of(redis, "address-rules", "the record", new AddressRulesFormat());
        rules = new Records<>(redis, kind, (before, after) -> {});
    }

    @Override
    public StoreHealth health() {
        return rules.health();
    }

    @Override
    public AddressRuleChanges current() {
        return rules.find(ID).orElse(AddressRuleChanges.NONE);
    }

    @Override
    public boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
        boolean nothingYet =
                expected.equals(AddressRuleChanges.NONE) && rules.find(ID).isEmpty();
        return rules.replace(ID, nothingYet ? Optional.empty() : Optional.of(expected), next, CHANGE)
                instanceof Answer.Changed;
    }

    @Override
    public void close() {
        rules.close();
    }
}
