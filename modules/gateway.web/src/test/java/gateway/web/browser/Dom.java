package gateway.web.browser;

import gateway.web.blackbox.server.Await;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The document that a browser shows, and what a person can do with it. Elements are named by CSS selectors. */
final class Dom {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ChromeDriver driver;

    Dom(ChromeDriver driver) {
        this.driver = driver;
    }

    void open(String url) {
        driver.get(url);
    }

    void reload() {
        driver.navigate().refresh();
    }

    String address() {
        return driver.getCurrentUrl();
    }

    String title() {
        return driver.getTitle();
    }

    /** Runs a script as a page could; its arguments are {@code arguments[0]} and so on. */
    Object script(String body, Object... arguments) {
        return driver.executeScript(body, arguments);
    }

    /** Runs a script that says later what it found, by calling its last argument. */
    Object laterScript(String body, Object... arguments) {
        return driver.executeAsyncScript(body, arguments);
    }

    /** Whether there is such an element, and it can be seen. */
    boolean shows(String css) {
        return (Boolean)
                script("const e = document.querySelector(arguments[0]); return e !== null && e.checkVisibility()", css);
    }

    int count(String css) {
        return ((Long) script("return document.querySelectorAll(arguments[0]).length", css)).intValue();
    }

    /** What can be read in the first such element; empty if there is none. */
    String text(String css) {
        return (String) script("return document.querySelector(arguments[0])?.innerText ?? ''", css);
    }

    /** What can be read in each such element. */
    @SuppressWarnings("unchecked") // the script returns texts
    List<String> texts(String css) {
        return (List<String>) script("return [...document.querySelectorAll(arguments[0])].map(e => e.innerText)", css);
    }

    /** An attribute or property of the first such element; empty if there is none. */
    String property(String css, String name) {
        return String.valueOf(script("return document.querySelector(arguments[0])?.[arguments[1]] ?? ''", css, name));
    }

    /** Clicks, as soon as there is such an element: parts of a page are replaced while it is open. */
    void click(String css) {
        await(css + " to be clicked", () -> {
            driver.findElement(By.cssSelector(css)).click();
            return true;
        });
    }

    /** Puts a text in the place of what stands in a field. */
    void fill(String css, String text) {
        WebElement field = driver.findElement(By.cssSelector(css));
        field.clear();
        field.sendKeys(text);
    }

    /** Presses keys, wherever the focus is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses a key while another is held. */
    void press(CharSequence held, String key) {
        new Actions(driver).keyDown(held).sendKeys(key).keyUp(held).perform();
    }

    Cookie cookie(String name) {
        return driver.manage().getCookieNamed(name);
    }

    void awaitShown(String css) {
        await(css + " on " + address(), () -> shows(css));
    }

    void awaitText(String css, String part) {
        await("“" + part + "” in " + css, () -> text(css).contains(part));
    }

    /** Waits until something is so in the document; one that is just being replaced is looked at again. */
    void await(String what, BooleanSupplier condition) {
        Await.until(PATIENCE, what, () -> {
            try {
                return condition.getAsBoolean();
            } catch (StaleElementReferenceException
                    | NoSuchElementException
                    | ElementNotInteractableException
                    | JavascriptException e) {
                return false;
            }
        });
    }
}
