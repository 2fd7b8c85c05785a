package gateway.web.config.source;

import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** All sources, the highest ordinal first. */
final class Layers {
    private static final String PROFILE = "mp.config.profile";

    private final List<Layer> layers;

    private Layers(List<Layer> layers) {
        this.layers = layers;
    }

    /** A source that cannot even list its names is a fault and is left out. */
    static Layers of(List<PropertySource> sources, Consumer<Fault> faults) {
        List<PropertySource> ordered = sources.stream()
                .sorted(Comparator.comparingInt(PropertySource::ordinal).reversed())
                .toList();
        Optional<String> profile = profile(new Layers(layers(ordered, Optional.empty(), fault -> {})), faults);
        return new Layers(layers(ordered, profile, faults));
    }

    private static Optional<String> profile(Layers plain, Consumer<Fault> faults) {
        try {
            return plain.find(PROFILE).map(found -> found.text().strip()).filter(name -> !name.isEmpty());
        } catch (SourceFailure e) {
            faults.accept(new Fault(PROFILE, e.source(), e.getMessage()));
            return Optional.empty();
        }
    }

    private static List<Layer> layers(List<PropertySource> sources, Optional<String> profile, Consumer<Fault> faults) {
        List<Layer> layers = new ArrayList<>();
        for (PropertySource source : sources) {
            try {
                layers.add(new Layer(source, profile));
            } catch (SourceFailure e) {
                faults.accept(new Fault("gateway.*", e.source(), e.getMessage()));
            }
        }
        return layers;
    }

    List<Layer> all() {
        return layers;
    }

    /**
     * What is written for a name in the first source that has it.
     *
     * @throws SourceFailure if a source that comes before it throws
     */
    Optional<Found> find(String name) {
        for (Layer layer : layers) {
            Optional<String> text = layer.value(name);
            if (text.isPresent()) {
                return Optional.of(new Found(text.get(), layer.source()));
            }
        }
        return Optional.empty();
    }

    /** A text and where it stands. */
    record Found(String text, String source) {}
}
