/** Providers that cannot be used, each for another reason; put into the plug-in folder of a server under test. */
package gateway.web.blackbox.broken;
