package gateway.web.deployed;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.net.URL;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.asset.EmptyAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("An application that has a login of its own keeps it")
@Tag("arquillian")
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class HostMechanismIT {

    @ArquillianResource
    private URL base;

    @Deployment(testable = false)
    static WebArchive gateway() {
        return GatewayWar.asBuilt().addClass(HostMechanism.class).addAsWebInfResource(EmptyAsset.INSTANCE, "beans.xml");
    }

    @Test
    void itsUsersAdministerTheGatewayByItsRoles() {
        Request config = Request.get(base.getPath() + "api/gateway/config");

        assertThat(send(config.header(HostMechanism.HEADER, "hilda")).status()).isEqualTo(200);
        assertThat(send(config).status()).isEqualTo(401);
        assertThat(send(Request.get(base.getPath() + "dashboard").header(HostMechanism.HEADER, "hilda"))
                        .text())
                .contains("hilda", "viewer");
    }

    @Test
    void itsMechanismAsksWhoComesToAPage() {
        Response response = send(Request.get(base.getPath() + "dashboard"));

        assertThat(response.header("Location").orElse("")).contains("host-login");
    }

    private Response send(Request request) {
        try (Connection connection = Connection.to(base.getPort())) {
            return connection.exchange(request.header("Connection", "close"));
        }
    }
}
