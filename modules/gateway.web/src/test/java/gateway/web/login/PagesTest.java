package gateway.web.login;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Client;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.config.Fault;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PagesTest {
    private static final String EVIL = "<script>alert('x')</script>\"&";
    private static final String HARMLESS = "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;";

    @Test
    void showTextAsText() {
        Client.AdministratorUser user = new Client.AdministratorUser(EVIL, Set.of(EVIL));
        Page home = HomePage.of(user, List.of(new Fault(EVIL, EVIL, EVIL)), List.of(new Fault(EVIL, "", EVIL)));

        assertThat(home.body()).doesNotContain("<script").contains(HARMLESS);
        assertThat(LoginPage.of(LoginAnswer.ASKED, EVIL, "").body())
                .doesNotContain("<script")
                .contains(HARMLESS);
        assertThat(HomePage.logout(EVIL, "")).doesNotContain("<script").contains(HARMLESS);
    }

    @Test
    void sayWhoIsLoggedInAndWhatIsWrong() {
        Client.AdministratorUser user = new Client.AdministratorUser("alice", Set.of("gateway-viewer"));

        assertThat(HomePage.of(user, List.of(), List.of()).body())
                .contains("alice", "gateway-viewer", "The gateway is ready.");
        assertThat(HomePage.of(user, List.of(new Fault("gateway.x", "file", "is \"y\"")), List.of())
                        .body())
                .contains("not ready", "gateway.x is &quot;y&quot; (from file)")
                .doesNotContain("The gateway is ready.");
    }

    @Test
    void offerNoLogoutWhereThereIsNoSession() {
        assertThat(HomePage.logout("", "")).isEmpty();
    }

    @Test
    void answerAWrongPasswordAndAnUnknownUserAlike() {
        LoginAnswer answer = LoginAnswer.to(Refusal.of(RefusalKind.INVALID_API_KEY, "whatever it was"));

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.message()).isEqualTo("User or password is wrong.");
    }

    @Test
    void sayHowLongALockLasts() {
        LoginAnswer answer = LoginAnswer.to(
                Refusal.of(RefusalKind.TOO_MANY_FAILURES, "Wait 7 s.").retryAfter(7));

        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.retryAfter()).hasValue(7);
    }
}
