package gateway.proxy.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathMappingTest {

    @ParameterizedTest
    @CsvSource({
        "/api/svc, /app, /api/svc/x, /app/x",
        "/api/svc, /app, /api/svc, /app",
        "/api/svc, '', /api/svc, /",
        "/api/svc, /app, /api/svc/, /app/",
        "/api/svc, /app, /%61pi/sv%63/a%2Bb%20c, /app/a%2Bb%20c",
        "/api/svc, /app, /api;v=1/svc;w/x;y, /app/x;y",
        "'', '', /api/%2e%2E, /api/%2e%2E",
        "'', /app, /api/x, /app/api/x"
    })
    void pathsArePassedOnOctetForOctet(String strip, String add, String sent, String received) {
        assertThat(new PathMapping(strip, add).toUpstream(sent)).isEqualTo(received);
    }
}
