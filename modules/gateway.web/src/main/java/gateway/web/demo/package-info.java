/** An API to see the gateway at work on. */
package gateway.web.demo;
