/**
 * Browser devices over HTTP, under {@code /api/auth}: a browser registers and sees how its device is doing, and whoever
 * administers the gateway revokes and counts devices. While there are no devices, there is nothing here.
 */
package gateway.web.device;
