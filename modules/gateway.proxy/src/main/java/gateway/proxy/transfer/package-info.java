/**
 * Carries requests to servers and answers back, both as streams: nothing of a body is held beyond small buffers, no thread
 * waits, and neither side is read faster than the other takes it.
 */
package gateway.proxy.transfer;
