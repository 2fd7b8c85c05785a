package gateway.web.admission;

import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the key of one limit together, part by part in the order of configuration: after a part that the request lacks,
 * nothing more is read and no plug-in is asked. For one use.
 */
final class KeySearch {
    private final Subject subject;
    private final PlannedLimit limit;
    private final String[] texts;
    private final List<KeyPart> unsaid = new ArrayList<>();

    KeySearch(Subject subject, PlannedLimit limit) {
        this.subject = subject;
        this.limit = limit;
        texts = new String[2 * limit.key().size()];
    }

    KeyFinding find() {
        for (int i = 0; i < limit.key().size(); i++) {
            KeyPart part = limit.key().get(i);
            PartValue value = subject.valueOf(part);
            if (value instanceof PartValue.Failed failed) {
                return new KeyFinding.Failed(failed.part(), failed.cause());
            }
            if (value instanceof PartValue.Lack lack && !hasStandIn(lack)) {
                return new KeyFinding.Lacking(part, lack);
            }
            add(i, part, value);
        }
        return unsaid.isEmpty() ? new KeyFinding.Found(subject.hasher().key(texts)) : new KeyFinding.Unsaid(unsaid);
    }

    /** Nothing stands in for a body that cannot be read: the resource cannot read it either. */
    private boolean hasStandIn(PartValue.Lack lack) {
        return limit.missing() == MissingPart.IP && lack != PartValue.Lack.BODY_BROKEN;
    }

    private void add(int index, KeyPart part, PartValue value) {
        if (value instanceof PartValue.Unsaid) {
            unsaid.add(part);
        }
        boolean known = value instanceof PartValue.Known;
        texts[2 * index] = known ? subject.kindOf(part) : Subject.addressKind();
        texts[2 * index + 1] = value instanceof PartValue.Known said ? said.text() : subject.address();
    }
}
