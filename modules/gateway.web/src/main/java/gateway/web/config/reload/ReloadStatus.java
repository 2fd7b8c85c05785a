package gateway.web.config.reload;

import gateway.web.config.Fault;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/** What came of the last change to the configuration file. */
public sealed interface ReloadStatus {

    /** The file has not changed since the start. */
    record Unchanged() implements ReloadStatus {}

    /**
     * What stands in the file is in force.
     *
     * @param at since when
     * @param notes what operators should know, such as limits that started anew and settings that wait for a restart
     */
    record Applied(Instant at, List<String> notes) implements ReloadStatus {
        /** Requires the time and copies the notes. */
        public Applied {
            Objects.requireNonNull(at, "at");
            notes = List.copyOf(notes);
        }
    }

    /**
     * What stands in the file is not in force, but what was in force before.
     *
     * @param at when it was refused
     * @param faults why, at least one reason
     */
    record Refused(Instant at, List<Fault> faults) implements ReloadStatus {
        /** Requires the time and copies the faults. */
        public Refused {
            Objects.requireNonNull(at, "at");
            faults = List.copyOf(faults);
        }
    }
}
