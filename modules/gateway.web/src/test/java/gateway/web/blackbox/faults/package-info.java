/** Parts that fail in every way that a resource, a filter or a plug-in can; put into a server under test. */
package gateway.web.blackbox.faults;
