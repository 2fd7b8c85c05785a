/**
 * The live streams of the management API: server-sent events about the figures and about refusals, as they happen.
 *
 * <p>{@link gateway.web.live.LiveStreams} lets listeners in and counts them. Each {@link gateway.web.live.Listener} is
 * what the JAX-RS broadcaster sees of one connection: it takes an event at once and writes it in its own time. One clock
 * thread works out what is new and hands it to the broadcasters; a few writing threads serve all connections.
 */
package gateway.web.live;
