package gateway.web.browser;

import static java.util.logging.Level.ALL;

import gateway.web.program.Programs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A Chromium without a window, with a profile of its own. Not thread-safe. */
final class Chromium implements AutoCloseable {
    private static final String BROWSER = "chromium";
    private static final String DRIVER = "chromedriver";

    /** What has to be installed. */
    static final List<String> PROGRAMS = List.of(BROWSER, DRIVER);

    private static final Path FOLDER = Path.of("target", "browser").toAbsolutePath();
    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1440,900",
            "--lang=en");

    private final ChromeDriverService service;
    private final ChromeDriver driver;
    private final Console console;
    private final Dom dom;

    private Chromium(ChromeDriverService service, ChromeDriver driver) {
        this.service = service;
        this.driver = driver;
        this.console = new Console(driver);
        this.dom = new Dom(driver);
    }

    /** Starts it. Both programs are named, so that Selenium looks for none and fetches none. */
    static Chromium start() {
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(Programs.find(DRIVER).orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        return new Chromium(service, new ChromeDriver(service, options()));
    }

    private static ChromeOptions options() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(Programs.find(BROWSER).orElseThrow().toString());
        options.addArguments(FLAGS);
        options.addArguments("--user-data-dir=" + newProfile());
        options.setCapability("goog:loggingPrefs", logs);
        return options;
    }

    private static Path newProfile() {
        try {
            return Files.createTempDirectory(Files.createDirectories(FOLDER), "profile-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The document of the tab that is looked at. */
    Dom dom() {
        return dom;
    }

    Console console() {
        return console;
    }

    /** Tells the browser something that pages cannot, by the protocol of its developer tools. */
    Map<String, Object> tell(String command, Map<String, Object> parameters) {
        return driver.executeCdpCommand(command, parameters);
    }

    /** Remembers a cookie that no script sees, as if a page of that origin had set it. */
    void setCookie(String origin, String name, String value) {
        tell("Network.setCookie", Map.of("url", origin, "name", name, "value", value, "httpOnly", true));
    }

    /** Lets no request out to addresses of these patterns; without any, all go out again. */
    void block(String... patterns) {
        tell("Network.enable", Map.of());
        tell("Network.setBlockedURLs", Map.of("urls", List.of(patterns)));
    }

    /** Opens another tab and looks at it; returns the tab before. */
    String openTab() {
        String before = driver.getWindowHandle();
        driver.switchTo().newWindow(WindowType.TAB);
        return before;
    }

    void lookAt(String tab) {
        driver.switchTo().window(tab);
    }

    String tab() {
        return driver.getWindowHandle();
    }

    /** Makes it as good as new: one tab, and nothing remembered. */
    void reset() {
        List<String> tabs = List.copyOf(driver.getWindowHandles());
        tabs.subList(1, tabs.size())
                .forEach(tab -> driver.switchTo().window(tab).close());
        driver.switchTo().window(tabs.get(0));
        block();
        tell("Emulation.clearDeviceMetricsOverride", Map.of());
        tell("Emulation.setEmulatedMedia", Map.of("features", List.of()));
        tell("Browser.resetPermissions", Map.of());
        tell("Network.clearBrowserCookies", Map.of());
        dom.script("try { localStorage.clear() } catch { }");
        driver.get("about:blank");
        console.forget();
    }

    /** Keeps what it shows at the moment. */
    Path photograph(String name) {
        try {
            Path picture = FOLDER.resolve(name.replaceAll("[^A-Za-z0-9.-]", "_") + ".png");
            return Files.write(picture, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            driver.quit();
        } finally {
            service.stop();
        }
    }
}
