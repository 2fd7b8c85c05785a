/** What of a request and of a response is passed on, and how it is changed: pure functions of texts. */
package gateway.proxy.message;
