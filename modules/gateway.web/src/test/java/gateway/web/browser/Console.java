package gateway.web.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** What pages, and the browser about them, write to the console of the browser. Not thread-safe. */
final class Console {
    /** Written for every answer of 400 and above, and for every connection that breaks. */
    private static final String FAILED_LOAD = "Failed to load resource";

    private final ChromeDriver driver;
    private final List<String> expected = new ArrayList<>();

    Console(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Says that the test makes the server refuse something, or end. */
    void expectFailedLoads() {
        expect(FAILED_LOAD);
    }

    /** Says that the test provokes errors whose text contains a part. */
    void expect(String part) {
        expected.add(part);
    }

    /** The errors since this was asked last that no test expects; violations of the policy of a page are errors. */
    List<String> errors() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(entry -> entry.getMessage())
                .filter(message -> expected.stream().noneMatch(message::contains))
                .toList();
    }

    void forget() {
        errors();
        expected.clear();
    }
}
