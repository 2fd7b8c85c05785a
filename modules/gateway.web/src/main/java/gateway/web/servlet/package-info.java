/**
 * The gateway in a servlet container: it is started and stopped with the web application, and one filter stands in
 * front of everything.
 */
package gateway.web.servlet;
