/** The built jars as modules: what they say of themselves, and that it holds. */
package gateway.web.modules;
