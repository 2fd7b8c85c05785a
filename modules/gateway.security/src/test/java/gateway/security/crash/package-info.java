/** What the files of a gateway are like after it was killed in the middle, and when there is no room for more. */
package gateway.security.crash;
