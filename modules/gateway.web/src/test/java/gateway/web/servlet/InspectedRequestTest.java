package gateway.web.servlet;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.web.admission.InspectedBody;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A body of ten bytes that is looked at, or not, before it is read. */
final class InspectedRequestTest {
    private final SampleBody body = new SampleBody("0123456789");
    private final Map<String, Object> answers =
            new HashMap<>(Map.of("getInputStream", body, "getContentLengthLong", -1L));

    @Test
    void isWholeUpToTheBound() throws IOException {
        InspectedRequest request = request(10);
        assertThat(request.inspect())
                .isInstanceOfSatisfying(
                        InspectedBody.Whole.class,
                        whole -> assertThat(whole.open()).hasContent("0123456789"));
        assertThat(request.inspect()).isSameAs(request.inspect());
        assertThat(request.getInputStream()).hasContent("0123456789");
    }

    @Test
    void isTooLargeBeyond() throws IOException {
        InspectedRequest request = request(9);
        assertThat(request.inspect()).isEqualTo(InspectedBody.Unread.TOO_LARGE);
        assertThat(request.getInputStream()).hasContent("0123456789");
    }

    @Test
    void isNotReadIfItsLengthSaysSo() {
        answers.put("getContentLengthLong", 10L);
        assertThat(request(9).inspect()).isEqualTo(InspectedBody.Unread.TOO_LARGE);
        assertThat(body.available()).isEqualTo(10);
    }

    @Test
    void isBrokenIfItBreaksOff() {
        body.breakingAfter(5);
        assertThat(request(20).inspect()).isEqualTo(InspectedBody.Unread.BROKEN);
    }

    @Test
    void canBeLookedAtAfterSomebodyReadIt() throws IOException {
        InspectedRequest request = request(10);
        assertThat(request.getInputStream().readNBytes(4)).asString(US_ASCII).isEqualTo("0123");
        assertThat(request.inspect()).isInstanceOf(InspectedBody.Whole.class);
        assertThat(request.getInputStream()).hasContent("456789");
    }

    @Test
    void isReadAsTextInTheCharsetOfTheRequest() throws IOException {
        assertThat(request(10).getReader().readLine()).isEqualTo("0123456789");
        answers.put("getCharacterEncoding", "none-such");
        assertThatThrownBy(() -> request(10).getReader()).isInstanceOf(UnsupportedEncodingException.class);
    }

    @Test
    void isReadInOneWayOnly() throws IOException {
        InspectedRequest streamed = request(10);
        streamed.getInputStream();
        assertThatIllegalStateException().isThrownBy(streamed::getReader);
        InspectedRequest text = request(10);
        text.getReader();
        assertThatIllegalStateException().isThrownBy(text::getInputStream);
        assertThat(text.getReader()).isSameAs(text.getReader());
    }

    private InspectedRequest request(int max) {
        HttpServletRequest request = proxy(HttpServletRequest.class);
        return new InspectedRequest(request, proxy(HttpServletResponse.class), max, () -> 0);
    }

    /** Only what is asked about a body. */
    private <T> T proxy(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (self, method, arguments) -> answers.get(method.getName())));
    }
}
