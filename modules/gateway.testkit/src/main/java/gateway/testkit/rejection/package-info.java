/**
 * What a {@link gateway.api.rejection.RejectionHandler} has to keep:
 * {@link gateway.testkit.rejection.RejectionHandlerContract}.
 */
package gateway.testkit.rejection;
