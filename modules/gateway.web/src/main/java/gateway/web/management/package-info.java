/** The management API under {@code /api/gateway}: JSON, for API keys with the role of a viewer or an administrator. */
package gateway.web.management;
