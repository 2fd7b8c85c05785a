package gateway.redis.limit;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.OnFailure;

/** One policy of a set, as scripts are asked about it. Immutable. */
final class Slot {
    private final Policy policy;
    private final LimitForm form;
    private final TableKey keys;

    Slot(Policy policy, LimitForm form, TableKey keys) {
        this.policy = policy;
        this.form = form;
        this.keys = keys;
    }

    /** One whose states are the same. */
    Slot with(Policy other, LimitForm otherForm) {
        return new Slot(other, otherForm, keys);
    }

    Policy policy() {
        return policy;
    }

    LimitForm form() {
        return form;
    }

    /** The name of the key in Redis. */
    String key(LimitKey key) {
        return keys.of(key);
    }

    /** What the limit means for a request if its state cannot be read. */
    String mode() {
        return policy.shadow() ? "0" : policy.onFailure() == OnFailure.CLOSED ? "2" : "1";
    }

    boolean isStored() {
        return form instanceof LimitForm.Stored;
    }
}
