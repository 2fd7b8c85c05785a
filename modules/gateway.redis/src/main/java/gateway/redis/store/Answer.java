package gateway.redis.store;

import java.util.List;

/** What a script that changes a record returned. */
sealed interface Answer {

    /** It is changed. */
    record Changed(Version version) implements Answer {}

    /** It is not, and nothing else is either. */
    enum Refused implements Answer {
        /** Something else is there, or something that belongs to another record was claimed. */
        CONFLICT,
        /** The group of the record has as many as it may have. */
        GROUP_FULL,
        /** There are as many records as there may be. */
        FULL
    }

    static Answer of(List<Object> reply) {
        int kind = (int) (long) (Long) reply.get(0);
        return kind == 0 ? new Changed(Version.parse(reply.get(1).toString())) : Refused.values()[kind - 1];
    }
}
