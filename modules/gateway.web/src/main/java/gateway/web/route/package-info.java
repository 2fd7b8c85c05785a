/** Routes: which rules a request falls under, decided on one normal form of its path. */
package gateway.web.route;
