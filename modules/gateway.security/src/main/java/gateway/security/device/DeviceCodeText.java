package gateway.security.device;

import gateway.security.device.DeviceCode.Code;
import gateway.security.device.DeviceCode.Malformed;
import gateway.security.device.DeviceCode.NoDeviceCode;

/** Takes the text of a {@link DeviceCode} apart. */
final class DeviceCodeText {
    private static final int ID_START = DeviceCode.PREFIX.length();
    private static final int ID_END = ID_START + DeviceId.LENGTH;

    private DeviceCodeText() {}

    static DeviceCode parse(String presented) {
        if (!presented.startsWith(DeviceCode.PREFIX)) {
            return new NoDeviceCode();
        }
        if (presented.length() <= ID_END || presented.charAt(ID_END) != '_') {
            return new Malformed();
        }
        return of(presented.substring(ID_START, ID_END), presented.substring(ID_END + 1));
    }

    private static DeviceCode of(String id, String digits) {
        return DeviceId.isValid(id) && Code.areDigits(digits) ? new Code(id, digits) : new Malformed();
    }
}
