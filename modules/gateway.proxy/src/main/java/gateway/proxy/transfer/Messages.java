package gateway.proxy.transfer;

import gateway.proxy.message.Header;
import gateway.proxy.message.RequestHead;
import gateway.proxy.message.ResponseHead;
import gateway.proxy.upstream.Target;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.message.BasicHeader;
import org.apache.hc.core5.http.message.BasicHttpRequest;

/** Messages as HttpCore has them. */
final class Messages {
    /** HttpCore takes from the headers how long it is. */
    static final EntityDetails SOME_BODY = new EntityDetails() {
        @Override
        public long getContentLength() {
            return -1;
        }

        @Override
        public String getContentType() {
            return null;
        }

        @Override
        public String getContentEncoding() {
            return null;
        }

        @Override
        public boolean isChunked() {
            return false;
        }

        @Override
        public Set<String> getTrailerNames() {
            return Set.of();
        }
    };

    private static final String LENGTH = "Content-Length";

    private Messages() {}

    static HttpRequest request(ForwardedRequest request, Target target) {
        RequestHead head = request.head();
        BasicHttpRequest message = new BasicHttpRequest(head.method(), head.target());
        message.addHeader(new BasicHeader("Host", request.host().orElseGet(target::authority)));
        for (Header line : head.headers()) {
            message.addHeader(new BasicHeader(line.name(), line.value()));
        }
        return message;
    }

    static ResponseHead head(HttpResponse response, EntityDetails entity) {
        List<Header> lines = new ArrayList<>();
        for (Iterator<org.apache.hc.core5.http.Header> all = response.headerIterator(); all.hasNext(); ) {
            lines.add(line(all.next()));
        }
        return new ResponseHead(response.getCode(), lines, length(response, entity));
    }

    /** The response to HEAD has a length, but no body. */
    private static OptionalLong length(HttpResponse response, EntityDetails entity) {
        if (entity != null) {
            return entity.getContentLength() < 0 ? OptionalLong.empty() : OptionalLong.of(entity.getContentLength());
        }
        org.apache.hc.core5.http.Header announced = response.getFirstHeader(LENGTH);
        return announced != null && announced.getValue().matches("[0-9]{1,18}")
                ? OptionalLong.of(Long.parseLong(announced.getValue()))
                : OptionalLong.empty();
    }

    static List<Header> lines(List<? extends org.apache.hc.core5.http.Header> fields) {
        return fields.isEmpty()
                ? List.of()
                : fields.stream().map(Messages::line).toList();
    }

    private static Header line(org.apache.hc.core5.http.Header field) {
        return new Header(field.getName(), field.getValue() == null ? "" : field.getValue());
    }
}
