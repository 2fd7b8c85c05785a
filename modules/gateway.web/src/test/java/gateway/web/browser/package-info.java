/**
 * What people see and do: the dashboard in a real Chromium, with one class for each page that tests use.
 *
 * <p>All classes share one browser and, but for the one that restarts it, one server. A test fails on every error that
 * its pages write to the console of the browser, violations of the content security policy among them, unless it says
 * that it provokes them.
 */
package gateway.web.browser;
