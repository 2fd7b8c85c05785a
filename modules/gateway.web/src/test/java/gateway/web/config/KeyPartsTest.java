package gateway.web.config;

import static gateway.web.config.Configured.below;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.source.MapSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a key of a limit can be made of. */
final class KeyPartsTest {

    @Test
    void partsOfARequestAreWrittenWithTheirNames() {
        assertThat(key("user, header:X-Tenant, query:q, json:/user/e-mail"))
                .containsExactly(
                        KeyPart.USER,
                        new KeyPart.Header("x-tenant"),
                        new KeyPart.Query("q"),
                        new KeyPart.Json(JsonPointer.parse("/user/e-mail")));
    }

    @Test
    void everyPartIsShownAsItIsWritten() {
        String text = "client,ip,key,device,user,route,method,header:x-tenant,query:Q,json:/a~1b,tenant";
        assertThat(key(text, resolver("tenant"))).extracting(KeyPart::text).containsExactly(text.split(","));
    }

    @Test
    void aCommaInAPointerIsEscapedLikeAnyInAList() {
        assertThat(key("json:/a\\,b, ip")).containsExactly(new KeyPart.Json(JsonPointer.parse("/a,b")), KeyPart.IP);
    }

    @Test
    void anyOtherWordIsTheIdOfAResolver() {
        KeyResolver tenant = resolver("tenant");
        assertThat(key("ip,tenant", resolver("region"), tenant))
                .containsExactly(KeyPart.IP, new KeyPart.Resolved("tenant", tenant));
    }

    @Test
    void anIdThatNoneHasIsAFaultThatListsWhatWasFound() {
        assertThat(faults("tennant", resolver("tenant"), resolver("region")))
                .containsExactly(
                        "gateway.tiers.gold.key has an item that is \"tennant\", allowed is client or device or"
                                + " global or ip or key or method or route or user or header:<name> or query:<name> or"
                                + " json:/<pointer> or a key resolver that was found: region or tenant"
                                + " (from gateway.properties)");
    }

    @Test
    void twoResolversOfOneIdAreAFaultThatNamesBoth() {
        KeyResolver one = resolver("tenant");
        KeyResolver two = new KeyResolver() {
            @Override
            public String id() {
                return "tenant";
            }

            @Override
            public Optional<String> resolve(LimitedRequest request) {
                return Optional.empty();
            }
        };
        assertThat(faults("ip", one, two))
                .singleElement()
                .asString()
                .contains(
                        KeyResolver.class.getName(),
                        one.getClass().getName(),
                        two.getClass().getName())
                .contains("has the id tenant");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ip", "user", "Tenant", "7", "a b", "header:x", ""})
    void aResolverThatNoKeyCouldNameIsAFault(String id) {
        assertThat(faults("ip", resolver(id)))
                .singleElement()
                .asString()
                .contains("has the id \"" + id + "\"; allowed is a letter and up to 63 of a-z, 0-9 and '-'");
    }

    @Test
    void aResolverThatThrowsWhenAskedForItsIdIsAFault() {
        KeyResolver broken = new KeyResolver() {
            @Override
            public String id() {
                throw new IllegalStateException("no id");
            }

            @Override
            public Optional<String> resolve(LimitedRequest request) {
                return Optional.empty();
            }
        };
        assertThat(faults("ip", broken)).singleElement().asString().contains("no id", "when it was asked for its id");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "header:",
                "header:X Tenant",
                "header:a(b)",
                "query:",
                "json:",
                "json:email",
                "json:/a~2",
                "cookie:x"
            })
    void aNameThatIsNoneIsAFaultThatSaysWhatIsAllowed(String part) {
        assertThat(faults(part))
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.gold.key has an item that is \"" + part + "\", allowed is ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"header:X-Tenant,header:x-tenant", "json:/a,json:/a", "user,user", "global,user"})
    void aPartIsNamedOnceAndGlobalAlone(String key) {
        assertThat(faults(key)).singleElement().asString().startsWith("gateway.tiers.gold.key ");
    }

    @Test
    void partsOfARequestMakeAPolicyBroad() {
        assertThat(Configured.with(below("gateway.tiers.gold", lines("header:x-tenant")))
                        .config()
                        .tiers()
                        .get("gold")
                        .policies()
                        .get(0)
                        .policy()
                        .breadth()
                        .name())
                .isEqualTo("CALLERS");
    }

    @Test
    void howMuchOfABodyIsReadCanBeSet() {
        assertThat(Configured.with().config().maxInspect()).isEqualTo(65_536);
        assertThat(Configured.with("gateway.body.max-inspect=1KiB").config().maxInspect())
                .isEqualTo(1024);
        assertThat(Configured.with("gateway.body.max-inspect=17MiB").faults())
                .singleElement()
                .asString()
                .contains("allowed is a size from 1 to 16777216 bytes");
    }

    private static String[] lines(String key) {
        return new String[] {"algorithm=fixed-window", "max-requests=10", "window=1m", "key=" + key};
    }

    private static ConfigResult read(String key, KeyResolver... resolvers) {
        MapSource file = new MapSource(Configured.FILE, 200, Configured.map(below("gateway.tiers.gold", lines(key))));
        return new ConfigReader(Configured.algorithms(), List.of(Configured.memory()), List.of(resolvers))
                .read(List.of(file));
    }

    private static List<KeyPart> key(String key, KeyResolver... resolvers) {
        ConfigResult result = read(key, resolvers);
        assertThat(result.faults()).isEmpty();
        return result.config().tiers().get("gold").policies().get(0).key();
    }

    private static List<String> faults(String key, KeyResolver... resolvers) {
        return read(key, resolvers).faults().stream().map(Fault::toString).toList();
    }

    private static KeyResolver resolver(String id) {
        return new KeyResolver() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public Optional<String> resolve(LimitedRequest request) {
                return Optional.empty();
            }
        };
    }
}
