package gateway.redis.connection;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import io.lettuce.core.SslOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Files by which both sides of TLS know each other, all of them PEM. Immutable.
 *
 * @param trusted certificates of those who issue that of Redis; if none, those that the JVM trusts
 * @param own our certificate and its key (PKCS#8, not encrypted), for a Redis that asks for one; else none
 */
public record TlsFiles(List<Path> trusted, List<Path> own) {
    static final TlsFiles NONE = new TlsFiles(List.of(), List.of());

    private static final String CA = "redis.tls-ca";
    private static final String CERTIFICATE = "redis.tls-certificate";
    private static final String KEY = "redis.tls-key";

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if one of {@code own} is without the other
     */
    public TlsFiles {
        trusted = List.copyOf(trusted);
        own = List.copyOf(own);
        if (own.size() % 2 != 0) {
            throw new IllegalArgumentException(CERTIFICATE + " and " + KEY + " go together; only " + own + " is set");
        }
    }

    static List<Parameter> declared() {
        return Stream.of(CA, CERTIFICATE, KEY)
                .map(name -> Parameter.optional(name, new ValueType.Text("the path of a PEM file")))
                .toList();
    }

    static TlsFiles of(Parameters values) {
        return new TlsFiles(files(values, CA), files(values, CERTIFICATE, KEY));
    }

    private static List<Path> files(Parameters values, String... names) {
        return Stream.of(names)
                .filter(values::has)
                .map(name -> file(name, Path.of(values.text(name))))
                .toList();
    }

    private static Path file(String name, Path file) {
        if (!Files.isReadable(file)) {
            throw new IllegalArgumentException(name + " is \"" + file + "\", which is not a file that can be read");
        }
        return file;
    }

    SslOptions options() {
        SslOptions.Builder options = SslOptions.builder().jdkSslProvider();
        trusted.forEach(file -> options.trustManager(file.toFile()));
        if (!own.isEmpty()) {
            options.keyManager(own.get(0).toFile(), own.get(1).toFile(), new char[0]);
        }
        return options.build();
    }
}
