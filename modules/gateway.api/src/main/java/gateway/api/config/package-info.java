/**
 * Settings as a provider declares them ({@link gateway.api.config.Parameter}) and as it receives them
 * ({@link gateway.api.config.Parameters}); one grammar for durations, sizes, numbers and rates everywhere.
 */
package gateway.api.config;
