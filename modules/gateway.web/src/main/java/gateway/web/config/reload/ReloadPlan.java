package gateway.web.config.reload;

import gateway.web.config.ConfigResult;
import gateway.web.config.Fault;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.source.ConfigFile;
import gateway.web.config.source.FileContent;
import gateway.web.config.source.FileProperties;
import gateway.web.config.source.MapSource;
import gateway.web.config.source.PropertySource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a changed file becomes a configuration: read as if it were in force already, without anybody else seeing it.
 * Immutable.
 */
final class ReloadPlan {
    private final ConfigReader reader;
    private final List<PropertySource> others;
    private final ConfigFile file;
    private final MapSource atStart;

    /**
     * @param reader reads candidates
     * @param others every source but the file
     * @param file the file
     * @param atStart what took effect at start and stays until the next one
     */
    ReloadPlan(ConfigReader reader, List<PropertySource> others, ConfigFile file, MapSource atStart) {
        this.reader = reader;
        this.others = others;
        this.file = file;
        this.atStart = atStart;
    }

    ConfigFile file() {
        return file;
    }

    /** What a file means that nobody else has seen yet. */
    sealed interface Candidate {
        /** Fit to be put in force, with what has to wait for a restart. */
        record Good(ConfigResult result, FileProperties properties, List<String> waiting) implements Candidate {}

        /** To be refused as a whole. */
        record Bad(List<Fault> faults) implements Candidate {}
    }

    Candidate candidate(FileContent content) {
        Optional<String> incompleteness = content.incompleteness();
        if (incompleteness.isPresent()) {
            return new Candidate.Bad(List.of(file.place()
                    .fault(incompleteness.get() + "; allowed is a whole file that ends with a line break")));
        }
        FileProperties properties = file.properties(content);
        List<PropertySource> sources = ConfigLoader.join(others, file.candidate(properties));
        ConfigResult asWritten = reader.read(sources).with(properties.faults());
        return asWritten.faults().isEmpty() ? good(properties, sources) : new Candidate.Bad(asWritten.faults());
    }

    private Candidate good(FileProperties properties, List<PropertySource> sources) {
        ConfigResult inForce = reader.read(ConfigLoader.join(sources, atStart));
        return inForce.faults().isEmpty()
                ? new Candidate.Good(inForce, properties, waiting(sources))
                : new Candidate.Bad(inForce.faults());
    }

    private List<String> waiting(List<PropertySource> sources) {
        List<String> waiting = new ArrayList<>();
        MapSource written = reader.startOnly(sources);
        new TreeMap<>(written.values()).forEach((name, text) -> {
            if (!text.equals(atStart.values().get(name))) {
                waiting.add(name + (text.isEmpty() ? " is absent" : " is \"" + text + "\"")
                        + " from the next start on; until then it stays as it was");
            }
        });
        return waiting;
    }
}
