/** A provider for each service of the gateway; put into the plug-in folder of a server under test. */
package gateway.web.blackbox.plugged;
