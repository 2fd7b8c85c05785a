/** An API of somebody who uses the gateway, whose answers say when they were made. Deployed with the gateway. */
package gateway.web.blackbox.departures;
