package gateway.web.management;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.web.admission.Question;
import gateway.web.admission.Rules;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads which request somebody wants explained. */
final class ExplainInput {
    static final Set<String> FIELDS = Set.of("method", "path", "apiKeyId", "address");
    private static final Pattern METHOD = Pattern.compile("[A-Za-z-]{1,32}");
    private static final Pattern PATH = Pattern.compile("/[!-~]{0,8191}");

    private ExplainInput() {}

    /**
     * The request.
     *
     * @param input what describes it
     * @param rules knows the credentials there are
     * @param sender the address it comes from unless another is said
     * @param now the time at which credentials count
     */
    static Question read(JsonInput input, Rules rules, IpAddress sender, Instant now) {
        input.requiredText("method");
        input.requiredText("path");
        String method = input.parsed("method", matching(METHOD), "an HTTP method such as GET")
                .orElseThrow();
        String path = input.parsed("path", matching(PATH), "a path such as /api/orders?page=2, in ASCII")
                .orElseThrow();
        IpAddress address = input.parsed("address", IpAddress::parse, "an IPv4 or IPv6 address")
                .orElse(sender);
        Client client = input.parsed(
                        "apiKeyId", id -> NamedClient.credential(rules, id), "the id of an API key or a device")
                .orElseGet(() -> new Client.Anonymous(address));
        return new Question(method.toUpperCase(Locale.ROOT), path, client, isValid(client, rules, now), address);
    }

    private static Function<String, Optional<String>> matching(Pattern pattern) {
        return text -> Optional.of(text).filter(pattern.asMatchPredicate());
    }

    private static boolean isValid(Client client, Rules rules, Instant now) {
        if (client instanceof Client.KeyHolder holder) {
            return holder.key().isValidAt(now);
        }
        return !(client instanceof Client.DeviceHolder)
                || rules.devices()
                        .find(client.id())
                        .filter(device -> device.isLiveAt(now))
                        .isPresent();
    }
}
