package gateway.redis.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;

/** Commands to a server on this machine, each a line of text, on a connection of their own. */
final class Inline {
    private Inline() {}

    /** The answer to the last of some commands, between which there are semicolons; of several values, one a line. */
    static String tell(Dial dial, int port, String commands) {
        try (Socket socket = dial.to(port)) {
            socket.setSoTimeout(20_000);
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            String answer = "";
            for (String command : commands.split(";", -1)) {
                socket.getOutputStream().write((command.strip() + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
                answer = answer(in);
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String answer(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw new IOException("the server ended the connection");
        }
        String rest = line.substring(1);
        return switch (line.charAt(0)) {
            case '-' -> throw new IllegalStateException(rest);
            case '$' -> rest.equals("-1") ? "" : bulk(in, Integer.parseInt(rest));
            case '*' -> array(in, Integer.parseInt(rest));
            default -> rest;
        };
    }

    private static String bulk(BufferedReader in, int length) throws IOException {
        char[] text = new char[length + 2];
        int read = 0;
        while (read < text.length) {
            read += in.read(text, read, text.length - read);
        }
        return new String(text, 0, length);
    }

    private static String array(BufferedReader in, int size) throws IOException {
        StringJoiner values = new StringJoiner("\n");
        for (int i = 0; i < size; i++) {
            values.add(answer(in));
        }
        return values.toString();
    }
}
