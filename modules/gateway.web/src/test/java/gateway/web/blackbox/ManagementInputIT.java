package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What the management API does not take, it refuses by name")
class ManagementInputIT {
    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "keys | name | {}",
                "keys | name | {'name':null}",
                "keys | name | {'name':''}",
                "keys | name | {'name':'   '}",
                "keys | name | {'name':7}",
                "keys | name | {'name':['x']}",
                "keys | name | {'name':'a\\u0000b'}",
                "keys | name | {'name':'a\\nb'}",
                "keys | name | {'name':'a\\u2028b'}",
                "keys | name | {'name':'\\ud800'}",
                "keys | tier | {'name':'x','tier':'platinum'}",
                "keys | tier | {'name':'x','tier':''}",
                "keys | tier | {'name':'x','tier':{}}",
                "keys | roles | {'name':'x','roles':'gateway-admin'}",
                "keys | roles[0] | {'name':'x','roles':[1]}",
                "keys | roles | {'name':'x','roles':['gateway-owner']}",
                "keys | expiresAt | {'name':'x','expiresAt':'tomorrow'}",
                "keys | expiresAt | {'name':'x','expiresAt':'2020-01-01T00:00:00Z'}",
                "keys | expiresAt | {'name':'x','expiresAt':1893456000}",
                "keys | id | {'name':'x','id':'Mobile App'}",
                "keys | id | {'name':'x','id':'0f8fad5b-d9cb-469f-a165-70867728950e'}",
                "keys | id | {'name':'x','id':'../x'}",
                "keys | admin | {'name':'x','admin':true}",
                "explain | method | {'path':'/api/x'}",
                "explain | method | {'method':'G E T','path':'/api/x'}",
                "explain | path | {'method':'GET'}",
                "explain | path | {'method':'GET','path':'api/x'}",
                "explain | path | {'method':'GET','path':'/api/\\u00e9'}",
                "explain | apiKeyId | {'method':'GET','path':'/api/x','apiKeyId':'nobody'}",
                "explain | address | {'method':'GET','path':'/api/x','address':'localhost'}"
            })
    void aFieldOfANewThing(String resource, String field, String json) {
        assertBad(operator.post(resource, json.replace('\'', '"')), field);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mode | {'mode':'whitelist'}",
                "mode | {'mode':1}",
                "blocklist | {'blocklist':'10.0.0.0/8'}",
                "blocklist[1] | {'blocklist':['10.0.0.0/8','10.0.0.0/33']}",
                "blocklist[0] | {'blocklist':['10.1.0.0/8']}",
                "allowlist[0] | {'allowlist':['']}",
                "allowlist[0] | {'allowlist':[null]}",
                "denylist | {'denylist':[]}"
            })
    void aFieldOfTheAddressRules(String field, String json) {
        assertBad(operator.put("ip-rules", json.replace('\'', '"')), field);
        assertThat(operator.get("ip-rules").json()).containsEntry("mode", "blocklist");
    }

    @Test
    void aNameOfAMebibyte() {
        assertBad(operator.post("keys", "{\"name\":\"" + "x".repeat(1 << 20) + "\"}"), "name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "\"name\"",
                "{",
                "{\"name\":\"x\"}}",
                "{\"name\":\"x\",\"name\":\"y\"}",
                "<name>x</name>",
                "name=x"
            })
    void aBodyThatIsNotOneObject(String body) {
        Response response = operator.post("keys", body);

        assertThat(response.status()).isEqualTo(400);
        assertProblem(response, "Bad request");
    }

    @Test
    void aBodyThatIsNotUtf8() {
        Request latin = Operator.json("POST", "keys", "")
                .key(Settings.secret("operator"))
                .body("{\"name\":\"\u00e9\"}".getBytes(ISO_8859_1));

        assertThat(server.manage(latin).status()).isEqualTo(400);
    }

    @Test
    void aBodyOfFiveMebibytes() {
        Response response = operator.post("keys", "{\"name\":\"" + "x".repeat(5 << 20) + "\"}");

        assertThat(response.status()).isEqualTo(413);
        assertProblem(response, "Body too large");
    }

    @ParameterizedTest
    @CsvSource({
        "logs?limit=0, limit",
        "logs?limit=1001, limit",
        "logs?limit=x, limit",
        "logs?offset=-1, offset",
        "logs?offset=99999999999, offset",
        "logs?status=abc, status",
        "logs?method=G%20T, method",
        "logs?route=nobody, route",
        "logs?client=, client",
        "logs?sort=secret, sort",
        "logs?order=down, order",
        "keys?limit=0, limit",
        "keys?limit=10001, limit",
        "devices?offset=-1, offset",
        "audit?limit=1001, limit"
    })
    void aPageThatIsOutOfBounds(String resource, String field) {
        assertBad(operator.get(resource), field);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, keys/nobody",
        "DELETE, keys/nobody",
        "POST, keys/nobody/rotate",
        "GET, devices/0f8fad5b-d9cb-469f-a165-70867728950e",
        "DELETE, devices/0f8fad5b-d9cb-469f-a165-70867728950e",
        "GET, limits/nobody",
        "DELETE, limits/nobody",
        "GET, keys/%20",
        "GET, keys/nobody/secret",
        "GET, nothing"
    })
    void anIdThatNobodyHas(String method, String resource) {
        Response response = operator.send(method, resource, "");

        assertThat(response.status()).isEqualTo(404);
        assertProblem(response, "Not found");
    }

    @ParameterizedTest
    @CsvSource({"PATCH, keys", "PUT, keys", "DELETE, keys", "POST, ip-rules", "DELETE, audit", "POST, config"})
    void aMethodThatIsNotServed(String method, String resource) {
        Response response = operator.send(method, resource, "{}");

        assertThat(response.status()).isEqualTo(405);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, keys, {}",
        "DELETE, keys/observer, ''",
        "POST, keys/observer/rotate, ''",
        "PUT, ip-rules, {}",
        "DELETE, limits/observer, ''",
        "POST, explain, {}"
    })
    void aKeyThatMayOnlyRead(String method, String resource, String json) {
        Response response = server.manage(Operator.json(method, resource, json).key(Settings.secret("observer")));

        assertThat(response.status()).isEqualTo(403);
        assertProblem(response, "Forbidden");
    }

    private static void assertBad(Response response, String field) {
        assertThat(response.status()).as(response.text()).isEqualTo(400);
        assertProblem(response, "Bad request");
        assertThat(response.json()).containsEntry("field", field);
        assertThat(response.text().length()).isLessThan(1000);
    }

    private static void assertProblem(Response response, String error) {
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.header("Cache-Control")).contains("no-store");
        Map<String, Object> problem = response.json();
        assertThat(problem).containsEntry("error", error).containsKeys("title", "detail", "instance");
    }
}
