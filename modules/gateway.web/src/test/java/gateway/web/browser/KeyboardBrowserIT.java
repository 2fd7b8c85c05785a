package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

@DisplayName("The dashboard without a mouse")
@ExtendWith(BrowserExtension.class)
class KeyboardBrowserIT {
    private static final String DESCRIBE = """
            const describe = e => [e.tagName, e.id, e.name, e.value, e.getAttribute("href"), e.innerText?.trim()]
                .filter(Boolean).join(" ").slice(0, 120);
            """;
    private static final String CONTROLS = DESCRIBE + """
            const all = "a[href], button, input, select, textarea, summary, [tabindex='0']";
            return [...document.querySelectorAll(all)]
                .filter(e => e.checkVisibility() && !e.disabled && e.type !== "hidden")
                .filter(e => e.type !== "radio" || e.checked)
                .map(describe);
            """;
    private static final String FOCUSED = DESCRIBE + "return describe(document.activeElement)";

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;

    KeyboardBrowserIT(Chromium chromium) {
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
    }

    @Test
    void theFirstKeySkipsToTheContent() {
        dashboard.open("/dashboard/keys");

        dom.press(Keys.TAB);
        assertThat(dom.text(":focus")).isEqualTo("Skip to content");
        assertThat((Boolean) dom.script("return document.activeElement.getBoundingClientRect().top >= 0"))
                .as("the link can be seen while it has the focus")
                .isTrue();
        dom.press(Keys.ENTER);
        assertThat(dom.property(":focus", "id")).isEqualTo("main");
        dom.press(Keys.TAB);
        assertThat(dom.script("return document.activeElement.closest('main') !== null"))
                .isEqualTo(true);
    }

    @Test
    void everyControlIsReached() {
        gateway.newKey();

        for (String page :
                List.of("/dashboard", "/dashboard/keys?q=key-", "/dashboard/addresses", "/dashboard/limits")) {
            dashboard.open(page).awaitBadge("live");
            List<String> controls = controls();
            assertThat(reached(controls.size() + 20)).as(page).containsAll(controls);
        }
    }

    @Test
    void theFocusCanBeSeen() {
        dashboard.open("/dashboard/addresses");

        for (int pressed = 0; pressed < 15; pressed++) {
            dom.press(Keys.TAB);
            assertThat((Boolean) dom.script("""
                    const style = getComputedStyle(document.activeElement);
                    return style.outlineStyle !== "none" || style.boxShadow !== "none";
                    """))
                    .as((String) dom.script(FOCUSED))
                    .isTrue();
        }
    }

    @SuppressWarnings("unchecked") // the script returns texts
    private List<String> controls() {
        return (List<String>) dom.script(CONTROLS);
    }

    private Set<String> reached(int presses) {
        Set<String> reached = new LinkedHashSet<>();
        for (int pressed = 0; pressed < presses; pressed++) {
            dom.press(Keys.TAB);
            reached.add((String) dom.script(FOCUSED));
        }
        return reached;
    }
}
