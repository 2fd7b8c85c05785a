/** How state that outlives a request is kept: the stores of keys, devices and the like, and who opens them. */
package gateway.api.store;
