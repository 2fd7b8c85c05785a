package gateway.redis.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.CertificateFactory;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate for this machine that nobody has issued but itself, and its key, as PEM files.
 *
 * @param certificate whom to trust
 * @param key by which a server proves that it is the one
 */
public record Certificate(Path certificate, Path key) {
    private static final String PASSWORD = "of the test";
    private static final Base64.Encoder LINES = Base64.getMimeEncoder(64, new byte[] {'\n'});

    /** What a server is told that shows this certificate. */
    List<String> files() {
        return List.of(
                "--tls-cert-file", certificate.toString(),
                "--tls-key-file", key.toString(),
                "--tls-ca-cert-file", certificate.toString());
    }

    /** Makes connections to servers that show this certificate. */
    Dial dial() {
        return port -> trusting().getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
    }

    private SSLContext trusting() {
        try (InputStream in = Files.newInputStream(certificate)) {
            KeyStore known = KeyStore.getInstance("PKCS12");
            known.load(null, new char[0]);
            known.setCertificateEntry(
                    "redis", CertificateFactory.getInstance("X.509").generateCertificate(in));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(known);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(new KeyManager[0], trust.getTrustManagers(), new SecureRandom());
            return context;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A new one, in a folder of a test. */
    public static Certificate in(Path folder, String name) {
        try {
            Path store = folder.resolve(name + ".p12");
            generate(store);
            return exported(store, folder, name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void generate(Path store) throws IOException, InterruptedException {
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "redis",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=redis",
                        "-validity",
                        "2",
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-ext",
                        "bc:c",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectErrorStream(true)
                .start();
        String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (keytool.waitFor() != 0) {
            throw new IOException(output);
        }
    }

    private static Certificate exported(Path store, Path folder, String name)
            throws IOException, GeneralSecurityException {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD.toCharArray());
        }
        return new Certificate(
                pem(
                        folder.resolve(name + ".crt"),
                        "CERTIFICATE",
                        keys.getCertificate("redis").getEncoded()),
                pem(
                        folder.resolve(name + ".key"),
                        "PRIVATE KEY",
                        keys.getKey("redis", PASSWORD.toCharArray()).getEncoded()));
    }

    private static Path pem(Path file, String kind, byte[] content) throws IOException {
        return Files.writeString(
                file,
                "-----BEGIN " + kind + "-----\n" + LINES.encodeToString(content) + "\n-----END " + kind + "-----\n");
    }
}
