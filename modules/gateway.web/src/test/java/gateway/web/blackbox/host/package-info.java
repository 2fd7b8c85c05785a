/** An API of somebody who uses the gateway as a library, in which the server looks for resources by itself. */
package gateway.web.blackbox.host;
