package gateway.web.config.read;

import gateway.api.config.ValueType;
import java.util.List;

/** Reads how much of a body is looked at. */
final class BodyReader {
    private static final Setting<Long> MAX_INSPECT =
            Setting.defaulting("body.max-inspect", Grammar.of(new ValueType.Size(1, 16 << 20)), "64KiB");

    static final List<Setting<?>> ALL = List.of(MAX_INSPECT);

    private BodyReader() {}

    /** In bytes. */
    static int maxInspect(Section gateway) {
        return gateway.get(MAX_INSPECT).orElse(1L).intValue();
    }
}
