package gateway.analytics.memory;

import gateway.api.analytics.NamedCount;
import java.util.Arrays;

/**
 * Counts paths in a few flat arrays: there may be as many of them as requests, and a map would make an object of each. Used
 * again and again; it stays as large as it once had to be. For one thread.
 */
final class PathCounts {
    private static final int FIRST_SIZE = 1024;

    private Path[] paths = new Path[FIRST_SIZE];
    private int[] counts = new int[FIRST_SIZE];
    private int size;

    void clear() {
        Arrays.fill(paths, null);
        size = 0;
    }

    void add(Path path, int hash) {
        int place = place(path, hash);
        if (paths[place] != null) {
            counts[place]++;
            return;
        }
        paths[place] = path;
        counts[place] = 1;
        size++;
        if (2 * size > paths.length) {
            grow();
        }
    }

    /** Where the path is, or would be. */
    private int place(Path path, int hash) {
        int place = hash & (paths.length - 1);
        while (paths[place] != null && !path.equals(paths[place])) {
            place = (place + 1) & (paths.length - 1);
        }
        return place;
    }

    private void grow() {
        Path[] oldPaths = paths;
        int[] oldCounts = counts;
        paths = new Path[2 * oldPaths.length];
        counts = new int[2 * oldPaths.length];
        for (int i = 0; i < oldPaths.length; i++) {
            if (oldPaths[i] != null) {
                int place = place(oldPaths[i], oldPaths[i].hash());
                paths[place] = oldPaths[i];
                counts[place] = oldCounts[i];
            }
        }
    }

    void rank(Ranking ranking) {
        for (int i = 0; i < paths.length; i++) {
            if (paths[i] != null && ranking.mayHold(counts[i])) {
                ranking.add(new NamedCount(paths[i].text(), counts[i]));
            }
        }
    }
}
