/**
 * Browser devices and their hourly codes: what a request presents ({@link gateway.security.device.DeviceCode}), who
 * is registered and whose code is right ({@link gateway.security.device.Devices}), and where secrets come from
 * ({@link gateway.security.device.MasterKey}, {@link gateway.security.device.DeviceSecrets}).
 */
package gateway.security.device;
