package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class UsedFormsTest {
    private final UsedForms forms = new UsedForms();

    @Test
    void aFormIsSentOnce() {
        String form = forms.next();

        assertThat(forms.claim(form)).isTrue();
        assertThat(forms.claim(form)).isFalse();
        assertThat(forms.claim(forms.next())).isTrue();
    }

    @Test
    void everyFormHasATokenOfItsOwn() {
        Set<String> tokens = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            tokens.add(forms.next());
        }

        assertThat(tokens).hasSize(1000).allMatch(token -> token.matches("[0-9a-f]{32}"));
    }

    @Test
    void onlySoManyAreRemembered() {
        forms.claim("first");
        for (int i = 0; i < UsedForms.MAX_FORMS; i++) {
            forms.claim("form " + i);
        }

        assertThat(forms.claim("form 1")).isFalse();
        assertThat(forms.claim("first")).isTrue();
    }
}
