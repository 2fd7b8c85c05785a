/** The gateway as a web application: what runs inside a Jakarta EE server. */
package gateway.web;
