package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What WCAG 2.2 asks for at level AA, computed for the custom properties of the style sheet. */
final class ContrastTest {
    private static final double TEXT = 4.5;
    private static final double CONTROLS_AND_GRAPHICS = 3;

    private final StyleSheet sheet = StyleSheet.ofTheDashboard();

    @ParameterizedTest
    @CsvSource({
        "--text, --page",
        "--text, --surface",
        "--text, --raised",
        "--text, --accent-soft",
        "--text, --good-soft",
        "--text, --warn-soft",
        "--text, --bad-soft",
        "--muted, --page",
        "--muted, --surface",
        "--muted, --raised",
        "--muted, --accent-soft",
        "--accent, --page",
        "--accent, --surface",
        "--accent, --raised",
        "--accent, --accent-soft",
        "--on-accent, --accent",
        "--good, --surface",
        "--good, --good-soft",
        "--warn, --surface",
        "--warn, --warn-soft",
        "--bad, --surface",
        "--bad, --raised",
        "--bad, --bad-soft",
        "--on-bad, --bad"
    })
    void textCanBeReadOnItsGround(String text, String ground) {
        for (StyleSheet.Theme theme : StyleSheet.Theme.values()) {
            assertThat(sheet.contrast(text, ground, theme)).as(theme.name()).isGreaterThanOrEqualTo(TEXT);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--border-strong", "--accent", "--series-1", "--series-2", "--series-3", "--series-4", "--warn"})
    void controlsAndGraphicsStandOut(String color) {
        for (StyleSheet.Theme theme : StyleSheet.Theme.values()) {
            assertThat(sheet.contrast(color, "--surface", theme))
                    .as(theme.name())
                    .isGreaterThanOrEqualTo(CONTROLS_AND_GRAPHICS);
        }
    }

    @ParameterizedTest
    @EnumSource
    void blackOnWhiteIsTheMost(StyleSheet.Theme theme) {
        StyleSheet plain = new StyleSheet("--black: light-dark(#000000, #ffffff); --white: light-dark(#fff, #000);");

        assertThat(plain.contrast("--black", "--white", theme)).isEqualTo(21);
    }
}
