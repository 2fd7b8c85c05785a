package gateway.web.login;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import org.junit.jupiter.api.Test;

final class LoginPageTest {
    private static final String EVIL = "<script>alert('x')</script>\"&";
    private static final String HARMLESS = "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;";

    @Test
    void showsTextAsText() {
        assertThat(LoginPage.of(LoginAnswer.ASKED, EVIL, "", "").body())
                .doesNotContain("<script")
                .contains(HARMLESS);
        assertThat(LoginPage.of(LoginAnswer.ASKED, "", EVIL, "").body())
                .doesNotContain("<script")
                .contains(HARMLESS);
        assertThat(Page.message("", EVIL, EVIL).body())
                .doesNotContain("<script")
                .contains(HARMLESS);
    }

    @Test
    void answersAWrongPasswordAndAnUnknownUserAlike() {
        LoginAnswer answer = LoginAnswer.to(Refusal.of(RefusalKind.INVALID_API_KEY, "whatever it was"));

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.message()).isEqualTo("User or password is wrong.");
    }

    @Test
    void saysHowLongALockLasts() {
        LoginAnswer answer = LoginAnswer.to(
                Refusal.of(RefusalKind.TOO_MANY_FAILURES, "Wait 7 s.").retryAfter(7));

        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.retryAfter()).hasValue(7);
    }
}
