/**
 * What a {@link gateway.api.client.DeviceCodeValidator} has to keep:
 * {@link gateway.testkit.client.DeviceCodeValidatorContract}.
 */
package gateway.testkit.client;
