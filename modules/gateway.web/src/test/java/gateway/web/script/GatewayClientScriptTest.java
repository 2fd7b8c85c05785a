package gateway.web.script;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("gateway-client.js in Node.js")
@ExtendWith(NodeExtension.class)
class GatewayClientScriptTest {
    @TestFactory
    Stream<DynamicTest> keepsItsPromises() {
        return Node.tests("gateway-client.test.mjs", Map.of());
    }
}
