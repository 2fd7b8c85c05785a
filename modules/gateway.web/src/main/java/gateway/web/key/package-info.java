/**
 * What a request says for the key of a limit, made one text out of the many ways in which a caller can write it: whoever
 * varies letter case, white space or the notation of a number must not get permits anew for it. What can be read in two
 * ways is nothing, since the resource may read the other one.
 */
package gateway.web.key;
