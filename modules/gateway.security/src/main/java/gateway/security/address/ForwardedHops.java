package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.List;
import java.util.Optional;

/**
 * The hops of a forwarded header from right to left; several lines are one list. Elements of nothing but white space
 * are no hops (RFC 9110, section 5.6.1). What lies left of the last hop asked for has not been looked at.
 */
final class ForwardedHops {
    private static final int LINE_IS_READ = -1;

    private final ForwardedHeader header;
    private final List<String> lines;
    private int lineIndex;
    /** The comma or end of line up to which the current line is unread. */
    private int end = LINE_IS_READ;

    ForwardedHops(ForwardedHeader header, List<String> lines) {
        this.header = header;
        this.lines = lines;
        lineIndex = lines.size();
    }

    /** {@return the address of the next hop; empty if there is no further hop or if it is malformed} */
    Optional<IpAddress> next() {
        while (end != LINE_IS_READ || lineIndex > 0) {
            if (end == LINE_IS_READ) {
                end = lines.get(--lineIndex).length();
            }
            String element = nextElement(lines.get(lineIndex));
            if (!element.isEmpty()) {
                return header.client(element);
            }
        }
        return Optional.empty();
    }

    private String nextElement(String line) {
        int start = header.startOfLast(line, end);
        String element = trimmed(line, start, end);
        end = start - 1;
        return element;
    }

    private static String trimmed(String line, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && isSpace(line.charAt(from))) {
            from++;
        }
        while (from < to && isSpace(line.charAt(to - 1))) {
            to--;
        }
        return line.substring(from, to);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
