package gateway.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Prints the results that JMH wrote with {@code -rf csv} as Markdown: a table for each load, a row for each contender. */
public final class ResultTable {
    private static final List<Column> COLUMNS =
            List.of(new Column(1, 1), new Column(1, 2), new Column(100_000, 1), new Column(100_000, 2));

    /** Cells by load, contender and column. */
    private final Map<String, Map<String, Map<Column, String>>> tables = new TreeMap<>();

    private ResultTable() {}

    /**
     * Reads and prints.
     *
     * @param args the file
     * @throws IOException if it cannot be read
     */
    public static void main(String[] args) throws IOException {
        ResultTable results = new ResultTable();
        Files.readAllLines(Path.of(args[0])).stream().skip(1).forEach(results::add);
        results.print();
    }

    /** Columns are benchmark, mode, threads, samples, score, error, unit, contender and keys. */
    private void add(String line) {
        List<String> cells = Arrays.stream(line.split(",", -1))
                .map(cell -> cell.replace("\"", ""))
                .toList();
        String benchmark = cells.get(0);
        if (!benchmark.contains(":")) {
            String load = benchmark.replaceFirst(".*\\.(\\w+)Benchmark\\..*", "$1");
            tables.computeIfAbsent(load, absent -> new LinkedHashMap<>())
                    .computeIfAbsent(cells.get(7), absent -> new LinkedHashMap<>())
                    .put(
                            new Column(Integer.parseInt(cells.get(8)), Integer.parseInt(cells.get(2))),
                            String.format(
                                    "%.0f ± %.0f", Double.parseDouble(cells.get(4)), Double.parseDouble(cells.get(5))));
        }
    }

    private void print() {
        tables.forEach((load, rows) -> {
            System.out.println("### " + load + ", ns per decision ± 99.9 % interval\n");
            printRow("contender", COLUMNS.stream().map(Column::title).toList());
            printRow("---", COLUMNS.stream().map(column -> "---:").toList());
            rows.forEach((contender, cells) -> printRow(
                    contender,
                    COLUMNS.stream()
                            .map(column -> cells.getOrDefault(column, "–"))
                            .toList()));
            System.out.println();
        });
    }

    private static void printRow(String first, List<String> others) {
        System.out.println("| " + first + " | " + String.join(" | ", others) + " |");
    }

    private record Column(int keys, int threads) {
        String title() {
            return (keys == 1 ? "1 key" : keys + " keys") + ", " + (threads == 1 ? "1 thread" : threads + " threads");
        }
    }
}
