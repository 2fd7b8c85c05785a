package gateway.web.config.source;

import java.util.Collection;
import java.util.Optional;

/**
 * How many characters have to be inserted, removed, replaced or swapped with their neighbour to make one text out of
 * another (optimal string alignment).
 */
final class EditDistance {
    private EditDistance() {}

    /** The candidate with the fewest edits; empty if all need more than {@code max}. */
    static Optional<String> nearest(String text, Collection<String> candidates, int max) {
        Optional<String> nearest = Optional.empty();
        int fewest = max + 1;
        for (String candidate : candidates) {
            if (Math.abs(candidate.length() - text.length()) < fewest) {
                int edits = between(text, candidate);
                if (edits < fewest) {
                    fewest = edits;
                    nearest = Optional.of(candidate);
                }
            }
        }
        return nearest;
    }

    static int between(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(a, b, i, j, edits);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int fewest(String a, String b, int i, int j, int[][] edits) {
        int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int fewest = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(fewest, 1 + edits[i - 2][j - 2]) : fewest;
    }
}
