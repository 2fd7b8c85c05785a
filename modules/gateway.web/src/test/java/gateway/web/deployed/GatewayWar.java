package gateway.web.deployed;

import java.io.File;
import org.assertj.core.api.Assertions;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The WAR as the build made it. */
final class GatewayWar {
    private GatewayWar() {}

    static WebArchive asBuilt() {
        return ShrinkWrap.create(ZipImporter.class, "gateway.war")
                .importFrom(new File("target/gateway.war"))
                .as(WebArchive.class);
    }

    static WebArchive withAssertJ() {
        String jar = Assertions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        return asBuilt().addClass(GatewayWar.class).addAsLibrary(new File(jar));
    }
}
