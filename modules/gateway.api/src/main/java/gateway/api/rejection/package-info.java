/** What callers are told whom the gateway does not let in, and how to say it in other words. */
package gateway.api.rejection;
