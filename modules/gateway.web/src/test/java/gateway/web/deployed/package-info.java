/** Inside the server: what only code within the deployed WAR can see. */
package gateway.web.deployed;
