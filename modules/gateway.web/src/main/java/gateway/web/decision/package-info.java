/** What the gateway decided against callers, kept for those who watch. */
package gateway.web.decision;
