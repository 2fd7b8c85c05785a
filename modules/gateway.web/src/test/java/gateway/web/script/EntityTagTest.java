package gateway.web.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EntityTagTest {
    private final EntityTag tag = EntityTag.of(new byte[] {1});

    @Test
    void isAnotherOneForOtherContent() {
        assertThat(tag.text())
                .matches("\"[0-9a-f]{32}\"")
                .isEqualTo(EntityTag.of(new byte[] {1}).text());
        assertThat(EntityTag.of(new byte[] {2})).isNotEqualTo(tag);
    }

    @Test
    void isFoundAmongThoseThatAClientKnows() {
        assertThat(tag.isIn(List.of(tag.text()))).isTrue();
        assertThat(tag.isIn(List.of("\"x\"", "\"y\" , W/" + tag.text()))).isTrue();
        assertThat(tag.isIn(List.of("*"))).isTrue();
        assertThat(tag.isIn(List.of())).isFalse();
        assertThat(tag.isIn(List.of("\"x\"", "", tag.text().replace("\"", "")))).isFalse();
    }
}
