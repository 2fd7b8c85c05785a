package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NoticeTest {

    @ParameterizedTest
    @EnumSource(Notice.class)
    void isFoundByItsCode(Notice notice) {
        assertThat(Notice.of(notice.code())).isEqualTo(notice);
        assertThat(notice.isPresent()).isEqualTo(!notice.getText().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "whatever", "<script>", "KEY_REVOKED"})
    void nobodyPutsWordsIntoItsMouth(String code) {
        assertThat(Notice.of(code)).isEqualTo(Notice.NONE);
    }

    @Test
    void thePageThatWasTooOldSaysSo() {
        assertThat(Notice.OUTDATED.getText())
                .isEqualTo("This page was too old; nothing was changed. Please try again.");
    }
}
