package gateway.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import javax.net.ssl.SSLSession;

/** The response that is the answer, with the body that the caller asked for. */
record AnsweredResponse<T>(HttpResponse<Attempt<T>> response) implements HttpResponse<T> {

    @Override
    public int statusCode() {
        return response.statusCode();
    }

    @Override
    public HttpRequest request() {
        return response.request();
    }

    @Override
    public Optional<HttpResponse<T>> previousResponse() {
        return response.previousResponse().map(AnsweredResponse::new);
    }

    @Override
    public HttpHeaders headers() {
        return response.headers();
    }

    /** Like the JDK's, a redirect that was followed has no body. */
    @Override
    public T body() {
        return response.body() instanceof Attempt.Answered<T> answered ? answered.body() : null;
    }

    @Override
    public Optional<SSLSession> sslSession() {
        return response.sslSession();
    }

    @Override
    public URI uri() {
        return response.uri();
    }

    @Override
    public HttpClient.Version version() {
        return response.version();
    }
}
