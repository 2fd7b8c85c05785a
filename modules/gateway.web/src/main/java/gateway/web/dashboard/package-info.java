/**
 * The dashboard: pages of Jakarta Faces for administrators. The pages themselves are in {@code META-INF/resources}; here
 * is what they show, and what stands in front of them.
 */
package gateway.web.dashboard;
