/**
 * Who administers the gateway: accounts and their passwords. How passwords are kept, and why guessing them costs the
 * gateway little, is told in {@code docs/decisions/0009-administrator-passwords.md}.
 */
package gateway.security.administrator;
