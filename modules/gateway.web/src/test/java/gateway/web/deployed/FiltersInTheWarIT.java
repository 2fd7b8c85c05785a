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
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The demonstration's {@code Application} lists its classes, which turns off every filter that is merely found. */
@DisplayName("Filters inside the WAR")
@Tag("arquillian")
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class FiltersInTheWarIT {

    @ArquillianResource
    private URL base;

    @Deployment(testable = false)
    static WebArchive gateway() {
        return GatewayWar.asBuilt();
    }

    @Test
    void theLogStageGivesEveryRequestAnId() {
        assertThat(send(Request.get(base.getPath() + "api/hello")).header("X-Request-Id"))
                .isPresent();
    }

    @Test
    void theAuthenticateAndAddressStagesRefuseAWrongKey() {
        assertThat(send(Request.get(base.getPath() + "api/hello").key("wrong")).status())
                .isEqualTo(401);
    }

    @Test
    void theLimitStageReportsTheDefaultTier() {
        assertThat(send(Request.get(base.getPath() + "api/hello")).header("X-RateLimit-Limit"))
                .contains("100");
    }

    private Response send(Request request) {
        try (Connection connection = Connection.to(base.getPort())) {
            return connection.exchange(request.header("Connection", "close"));
        }
    }
}
