/**
 * Which address a request comes from ({@link gateway.security.address.ClientAddressResolver}) and whether that
 * address may come in ({@link gateway.security.address.AddressRules}). No name is ever looked up. Why addresses are
 * parsed here and not by a library is told in {@code docs/decisions/0003-own-address-parsing.md}.
 */
package gateway.security.address;
