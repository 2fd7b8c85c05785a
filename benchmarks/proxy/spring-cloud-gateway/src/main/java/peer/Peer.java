package peer;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cloud.gateway.filter.ratelimit.KeyResolver;
import org.springframework.context.annotation.Bean;
import reactor.core.publisher.Mono;

/** Spring Cloud Gateway, doing what the gateway does in the same run. */
@SpringBootApplication
public class Peer {
    public static void main(String[] args) {
        SpringApplication.run(Peer.class, args);
    }

    /** Callers by their addresses, as without a key. */
    @Bean
    KeyResolver byAddress() {
        return exchange -> Mono.just(
                exchange.getRequest().getRemoteAddress().getAddress().getHostAddress());
    }
}
