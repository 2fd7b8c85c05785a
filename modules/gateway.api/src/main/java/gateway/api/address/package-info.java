/** Address rules that are changed at run time. */
package gateway.api.address;
