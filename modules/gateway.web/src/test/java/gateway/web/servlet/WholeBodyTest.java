package gateway.web.servlet;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

class WholeBodyTest {
    private final StringWriter written = new StringWriter();

    @Test
    void goesToTheWriterOfAPageThatHadOneAndFailed() throws IOException {
        HttpServletResponse response = (HttpServletResponse) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {HttpServletResponse.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getOutputStream" -> throw new IllegalStateException("the writer was chosen");
                    case "getWriter" -> new PrintWriter(written);
                    case "setContentLength" -> {
                        assertThat(arguments[0]).isEqualTo(5);
                        yield null;
                    }
                    default -> throw new UnsupportedOperationException(method.getName());
                });

        WholeBody.write("f\u00e4il", response);

        assertThat(written).hasToString("f\u00e4il");
    }
}
