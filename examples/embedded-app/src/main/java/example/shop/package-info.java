/** A small shop with an API, whose people log in by a form. */
package example.shop;
