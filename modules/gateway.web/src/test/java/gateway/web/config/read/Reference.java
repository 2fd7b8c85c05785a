package gateway.web.config.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What {@code docs/configuration.md} says: its tables of properties and its sample files. */
final class Reference {
    private static final Path PAGE = Path.of("../../docs/configuration.md");
    private static final Pattern CELL = Pattern.compile("(?<!\\\\)\\|");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern FILE = Pattern.compile("(?s)```properties\n(.*?)```");
    private static final Pattern FAULTS = Pattern.compile("(?s)```\n(gateway\\..*?)```");
    private static final List<String> POLICY_PREFIXES = List.of(
            "gateway.global", "gateway.tiers.<t>", "gateway.tiers.<t>.limits.<p>", "gateway.routes.<r>.limits.<p>");

    private static final List<String> LOCKOUT_PREFIXES = List.of(
            "gateway.lockout.api-key",
            "gateway.lockout.device",
            "gateway.lockout.registration",
            "gateway.lockout.admin",
            "gateway.routes.<r>.lockout");

    private Reference() {}

    /** One property, with placeholders such as {@code <t>} in its name. */
    record Row(String name, List<String> algorithms, Optional<String> defaultText, String example, boolean reloads) {
        @Override
        public String toString() {
            return name + "=" + example;
        }
    }

    static List<String> sampleFiles() {
        return FILE.matcher(text()).results().map(file -> file.group(1)).toList();
    }

    static List<String> sampleFaults() {
        return FAULTS.matcher(text())
                .results()
                .flatMap(block -> block.group(1).lines())
                .toList();
    }

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        List<String> header = List.of();
        for (String line : text().lines().filter(l -> l.startsWith("|")).toList()) {
            List<String> cells = cells(line);
            boolean isRow = cells.get(0).startsWith("`") || cells.get(0).startsWith("---");
            header = isRow ? header : cells;
            if (isRow && header.contains("reloads") && cells.get(0).startsWith("`")) {
                rows(header, cells).forEach(rows::add);
            }
        }
        return rows;
    }

    private static Stream<Row> rows(List<String> header, List<String> cells) {
        Map<String, String> byHeader = new HashMap<>();
        for (int i = 0; i < header.size(); i++) {
            byHeader.put(header.get(i), cells.get(i));
        }
        String name = code(byHeader.get("name")).get(0);
        Stream<String> names = prefixes(name).map(prefix -> prefix + name.substring(1));
        return names.map(full -> new Row(
                full,
                code(byHeader.getOrDefault("algorithms", "")),
                code(byHeader.get("default")).stream().findFirst(),
                code(byHeader.get("example")).get(0),
                byHeader.get("reloads").equals("yes")));
    }

    /** What stands for the first letter of a name. */
    private static Stream<String> prefixes(String name) {
        return switch (name.substring(0, 2)) {
            case "P." -> POLICY_PREFIXES.stream();
            case "L." -> LOCKOUT_PREFIXES.stream();
            default -> Stream.of(name.substring(0, 1));
        };
    }

    private static List<String> cells(String line) {
        return CELL.splitAsStream(line.substring(1)).map(String::strip).toList();
    }

    private static List<String> code(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).toList();
    }

    private static String text() {
        try {
            return Files.readString(PAGE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
