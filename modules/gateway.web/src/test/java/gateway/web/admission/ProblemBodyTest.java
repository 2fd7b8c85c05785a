package gateway.web.admission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Bodies of refusals (SPEC 4.4, RFC 9457). */
final class ProblemBodyTest {
    private static final String ID = "01890a5d-ac96-774b-bcce-b302099a8057";

    @Test
    void aRefusalSaysWhat() {
        assertThat(ProblemBody.of(Refusal.of(RefusalKind.ADDRESS_BLOCKED, "No."), ID))
                .isEqualTo("{\"type\":\"about:blank\",\"title\":\"Forbidden\",\"status\":403,\"detail\":\"No.\","
                        + "\"instance\":\"urn:uuid:" + ID + "\",\"error\":\"IP is blocked\"}");
    }

    @Test
    void aRefusalByALimitSaysWhichAndUntilWhen() {
        Refusal refusal = Refusal.of(RefusalKind.RATE_LIMIT_EXCEEDED, "No.")
                .by("gold.burst", 20)
                .retryAfter(3);
        assertThat(ProblemBody.of(refusal, ID))
                .endsWith("\"error\":\"Rate limit exceeded\",\"retryAfter\":3,\"limit\":20,\"policy\":\"gold.burst\"}");
    }

    @Test
    void aBadRequestSaysWhichPart() {
        assertThat(ProblemBody.of(Refusal.of(RefusalKind.BAD_REQUEST, "No.").about("key"), ID))
                .endsWith("\"error\":\"Bad request\",\"field\":\"key\"}");
    }

    @Test
    void anyOtherErrorSaysItsStatusOnly() {
        assertThat(ProblemBody.of(409, ID))
                .isEqualTo("{\"type\":\"about:blank\",\"title\":\"Conflict\",\"status\":409,"
                        + "\"detail\":\"The resource refuses the request.\","
                        + "\"instance\":\"urn:uuid:" + ID + "\",\"error\":\"Conflict\"}");
        assertThat(ProblemBody.of(500, ID)).contains("\"error\":\"Internal server error\"");
        assertThat(ProblemBody.of(599, ID)).contains("\"title\":\"Server Error\"");
        assertThat(ProblemBody.of(499, ID)).contains("\"title\":\"Client Error\"");
    }

    @Test
    void whatMayNotBeSeenLooksLikeWhatIsNotThere() {
        TestGateway gateway = new TestConfig().adminPort(9081).open();
        TestResponse hidden = gateway.send(TestRequest.get("/api/gateway/keys"));
        assertThat(hidden.body())
                .isEqualTo(ProblemBody.of(404, hidden.exchange().requestId()));
    }

    @Test
    void textIsEscaped() {
        assertThat(ProblemBody.of(Refusal.of(RefusalKind.BAD_REQUEST, "a\"b\\c\n\u0001\u00e9"), ID))
                .contains("\"detail\":\"a\\\"b\\\\c\\u000a\\u0001\u00e9\"");
    }
}
