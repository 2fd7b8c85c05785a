/**
 * What a request goes through before it reaches a resource, in plain Java: no class here knows a servlet, JAX-RS,
 * CDI or MicroProfile, so each is tested without a server.
 *
 * <p>{@link gateway.web.admission.Gateway} begins an {@link gateway.web.admission.Exchange} for each request, under
 * the {@link gateway.web.admission.Rules} that are in force at that moment and stay its rules to the end. Then the
 * stages have their say, in this order: {@link gateway.web.admission.Gateway#entry() entry} refuses what is no
 * acceptable request at all, {@link gateway.web.admission.Gateway#authenticate() authenticate} finds the client,
 * {@link gateway.web.admission.Gateway#address() address} applies the address rules and then what stage two found,
 * {@link gateway.web.admission.Gateway#limit() limit} spends permits. The first {@link gateway.web.admission.Reply}
 * is sent instead of passing the request on. {@link gateway.web.admission.ResponseHeaders} go on every response, and
 * {@link gateway.web.admission.LogStage#end} closes the exchange.
 */
package gateway.web.admission;
