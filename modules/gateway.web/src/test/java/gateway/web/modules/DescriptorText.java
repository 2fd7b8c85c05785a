package gateway.web.modules;

import java.lang.module.ModuleDescriptor;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A module descriptor in the words of its source, sorted, without what every descriptor has. */
final class DescriptorText {
    private DescriptorText() {}

    static String of(ModuleDescriptor module) {
        return Stream.of(requires(module), exports(module), opens(module), uses(module), provides(module))
                .flatMap(List::stream)
                .map(line -> "    " + line + ";\n")
                .collect(Collectors.joining("", "module " + module.name() + " {\n", "}\n"));
    }

    private static List<String> requires(ModuleDescriptor module) {
        return module.requires().stream()
                .filter(requires -> !requires.name().equals("java.base"))
                .sorted()
                .map(requires -> "requires "
                        + requires.modifiers().stream()
                                .map(modifier -> modifier.toString().toLowerCase(java.util.Locale.ROOT) + " ")
                                .sorted()
                                .collect(Collectors.joining())
                        + requires.name())
                .toList();
    }

    private static List<String> exports(ModuleDescriptor module) {
        return module.exports().stream()
                .sorted()
                .map(exports -> "exports " + exports.source() + to(exports.targets()))
                .toList();
    }

    private static List<String> opens(ModuleDescriptor module) {
        return module.opens().stream()
                .sorted()
                .map(opens -> "opens " + opens.source() + to(opens.targets()))
                .toList();
    }

    private static String to(java.util.Set<String> targets) {
        return targets.isEmpty() ? "" : " to " + targets.stream().sorted().collect(Collectors.joining(", "));
    }

    private static List<String> uses(ModuleDescriptor module) {
        return module.uses().stream().sorted().map(name -> "uses " + name).toList();
    }

    private static List<String> provides(ModuleDescriptor module) {
        return module.provides().stream()
                .sorted(Comparator.comparing(ModuleDescriptor.Provides::service))
                .flatMap(provides -> provides.providers().stream()
                        .sorted()
                        .map(provider -> "provides " + provides.service() + " with " + provider))
                .toList();
    }
}
