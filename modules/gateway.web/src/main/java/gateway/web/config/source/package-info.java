/**
 * Where properties come from: one view over every source, the highest ordinal first, with expressions expanded and
 * environment names understood.
 *
 * <p>Values are taken from the sources themselves, not through {@code Config}: so the result is the same on every
 * server, a candidate file can be looked at without anybody else seeing it, and no thread needs a context class
 * loader.
 */
package gateway.web.config.source;
