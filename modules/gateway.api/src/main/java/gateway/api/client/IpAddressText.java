package gateway.api.client;

import java.util.Optional;

/** Reads and writes addresses as text: dotted decimal for IPv4, RFC 4291 and RFC 5952 for IPv6. */
final class IpAddressText {
    private static final long MAPPED = 0xFFFF_0000_0000L;

    private IpAddressText() {}

    static Optional<IpAddress> parse(String text) {
        if (text.length() > 45) {
            return Optional.empty();
        }
        if (text.indexOf(':') < 0) {
            long v4 = ipv4(text, 0);
            return v4 < 0 ? Optional.empty() : Optional.of(new IpAddress(0, MAPPED | v4));
        }
        return ipv6(text);
    }

    /** The 32 bits of a dotted quad that starts at an index and ends with the text; negative if it is not one. */
    private static long ipv4(String text, int start) {
        long bits = 0;
        int at = start;
        for (int part = 0; part < 4; part++) {
            int end = part < 3 ? text.indexOf('.', at) : text.length();
            int octet = end < 0 ? -1 : octet(text, at, end);
            if (octet < 0) {
                return -1;
            }
            bits = (bits << 8) | octet;
            at = end + 1;
        }
        return bits;
    }

    private static int octet(String text, int start, int end) {
        int length = end - start;
        if (length < 1 || length > 3 || (length > 1 && text.charAt(start) == '0')) {
            return -1;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value <= 255 ? value : -1;
    }

    private static Optional<IpAddress> ipv6(String text) {
        int gap = text.indexOf("::");
        if (gap < 0) {
            Groups all = Groups.read(text, 0, text.length(), true);
            return all != null && all.count == 8 ? Optional.of(all.address(all, 8)) : Optional.empty();
        }
        Groups head = Groups.read(text, 0, gap, false);
        Groups tail = Groups.read(text, gap + 2, text.length(), true);
        if (head == null || tail == null || head.count + tail.count > 7) {
            return Optional.empty();
        }
        return Optional.of(head.address(tail, head.count));
    }

    /** Up to eight 16-bit groups in reading order. */
    private static final class Groups {
        private final int[] values = new int[8];
        private int count;

        /** The groups between two indexes, none if they are equal; {@code null} if the text is malformed. */
        static Groups read(String text, int start, int end, boolean mayEndInIpv4) {
            Groups groups = new Groups();
            int at = start;
            while (at < end) {
                int colon = text.indexOf(':', at);
                int stop = colon < 0 || colon > end ? end : colon;
                boolean last = stop == end;
                if (last && mayEndInIpv4 && text.indexOf('.', at) >= 0) {
                    return groups.addIpv4(ipv4(text, at)) ? groups : null;
                }
                if (!groups.addHex(text, at, stop) || (!last && stop + 1 == end)) {
                    return null;
                }
                at = stop + 1;
            }
            return groups;
        }

        private boolean addIpv4(long bits) {
            return bits >= 0 && add((int) (bits >>> 16)) && add((int) (bits & 0xFFFF));
        }

        private boolean addHex(String text, int start, int end) {
            if (end - start < 1 || end - start > 4) {
                return false;
            }
            int value = 0;
            for (int i = start; i < end; i++) {
                char c = text.charAt(i);
                int digit = c < 128 ? Character.digit(c, 16) : -1;
                if (digit < 0) {
                    return false;
                }
                value = (value << 4) | digit;
            }
            return add(value);
        }

        private boolean add(int value) {
            if (count == 8) {
                return false;
            }
            values[count++] = value;
            return true;
        }

        /** The address of these first groups, zeros, and the last groups of another run. */
        IpAddress address(Groups tail, int headCount) {
            long[] halves = new long[2];
            for (int i = 0; i < 8; i++) {
                int fromTail = i - 8 + tail.count;
                int value = i < headCount ? values[i] : fromTail >= 0 ? tail.values[fromTail] : 0;
                halves[i / 4] = (halves[i / 4] << 16) | value;
            }
            return new IpAddress(halves[0], halves[1]);
        }
    }

    static String of(IpAddress address) {
        if (address.isIpv4()) {
            long v4 = address.low();
            return ((v4 >> 24) & 255) + "." + ((v4 >> 16) & 255) + "." + ((v4 >> 8) & 255) + "." + (v4 & 255);
        }
        int[] run = longestZeroRun(address);
        StringBuilder text = new StringBuilder(39);
        for (int i = 0; i < 8; i++) {
            if (i == run[0]) {
                text.append("::");
                i += run[1] - 1;
                continue;
            }
            if (i > 0 && text.charAt(text.length() - 1) != ':') {
                text.append(':');
            }
            text.append(Integer.toHexString(group(address, i)));
        }
        return text.toString();
    }

    /** Start and length of the first longest run of at least two zero groups; start -1 if there is none. */
    private static int[] longestZeroRun(IpAddress address) {
        int[] best = {-1, 1};
        for (int i = 0; i < 8; i++) {
            int end = i;
            while (end < 8 && group(address, end) == 0) {
                end++;
            }
            if (end - i > best[1]) {
                best = new int[] {i, end - i};
            }
            i = Math.max(i, end - 1);
        }
        return best;
    }

    private static int group(IpAddress address, int index) {
        long half = index < 4 ? address.high() : address.low();
        return (int) (half >>> (48 - 16 * (index % 4))) & 0xFFFF;
    }
}
