package gateway.redis.analytics;

import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestRates;
import gateway.api.analytics.StatusCounts;
import gateway.redis.store.Fields;
import gateway.redis.store.Format;
import gateway.redis.store.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.time.Duration;
import java.util.List;

/** How summaries are sent. Figures are lists of numbers, since there are hundreds of them. */
final class SummaryFormat implements Format<Summary> {

    @Override
    public void write(Summary summary, Json json, JsonObjectBuilder object) {
        StatusCounts statuses = summary.statuses();
        LifetimeFigures lifetime = summary.lifetime();
        object.add("node", summary.node())
                .add("held", numbers(json, figures(summary.held())))
                .add(
                        "statuses",
                        numbers(
                                json,
                                statuses.informational(),
                                statuses.successful(),
                                statuses.redirected(),
                                statuses.clientErrors(),
                                statuses.serverErrors()))
                .add("times", summary.times().text())
                .add("endpoints", counts(json, summary.endpoints()))
                .add("routes", groups(json, summary.routes()))
                .add("tiers", groups(json, summary.tiers()))
                .add("clients", groups(json, summary.clients()))
                .add("limited", counts(json, summary.limited()))
                .add("lifetime", numbers(json, lifetime.requests(), lifetime.rateLimitHits(), lifetime.bytes()))
                .add("lastMinute", summary.rates().lastMinute())
                .add("perSecond", numbers(json, array(summary.rates().perSecond())))
                .add("perMinute", numbers(json, array(summary.rates().perMinute())))
                .add("secondOfMinute", summary.secondOfMinute());
    }

    @Override
    public Summary read(Fields fields) {
        List<Long> statuses = numbers(fields, "statuses", 5);
        List<Long> lifetime = numbers(fields, "lifetime", 3);
        return new Summary(
                fields.text("node"),
                figures(fields, "held"),
                new StatusCounts(statuses.get(0), statuses.get(1), statuses.get(2), statuses.get(3), statuses.get(4)),
                fields.parsed("times", ResponseTimes::parse),
                counts(fields.fields("endpoints")),
                groups(fields.fields("routes")),
                groups(fields.fields("tiers")),
                groups(fields.fields("clients")),
                counts(fields.fields("limited")),
                new LifetimeFigures(lifetime.get(0), lifetime.get(1), lifetime.get(2)),
                new RequestRates(
                        fields.whole("lastMinute"),
                        numbers(fields, "perSecond", RequestRates.SECONDS),
                        numbers(fields, "perMinute", RequestRates.MINUTES)),
                (int) fields.whole("secondOfMinute"));
    }

    private static long[] figures(RequestFigures figures) {
        return new long[] {
            figures.count(),
            figures.errors(),
            figures.rateLimitHits(),
            figures.bytes(),
            figures.responseTime().toNanos()
        };
    }

    private static RequestFigures figures(Fields fields, String name) {
        List<Long> numbers = numbers(fields, name, 5);
        return new RequestFigures(
                numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3), Duration.ofNanos(numbers.get(4)));
    }

    private static JsonObjectBuilder counts(Json json, List<NamedCount> counts) {
        JsonObjectBuilder object = json.object();
        counts.forEach(one -> object.add(one.name(), one.count()));
        return object;
    }

    private static List<NamedCount> counts(Fields fields) {
        return fields.object().keySet().stream()
                .map(name -> new NamedCount(name, fields.whole(name)))
                .toList();
    }

    private static JsonObjectBuilder groups(Json json, List<NamedFigures> groups) {
        JsonObjectBuilder object = json.object();
        groups.forEach(one -> object.add(one.name(), numbers(json, figures(one.figures()))));
        return object;
    }

    private static List<NamedFigures> groups(Fields fields) {
        return fields.object().keySet().stream()
                .map(name -> new NamedFigures(name, figures(fields, name)))
                .toList();
    }

    private static JsonArrayBuilder numbers(Json json, long... numbers) {
        JsonArrayBuilder array = json.array();
        for (long number : numbers) {
            array.add(number);
        }
        return array;
    }

    private static List<Long> numbers(Fields fields, String name, int size) {
        List<Long> numbers = fields.wholes(name);
        if (numbers.size() != size) {
            throw new IllegalArgumentException(name + " has " + numbers.size() + " numbers, allowed are " + size);
        }
        return numbers;
    }

    private static long[] array(List<Long> numbers) {
        return numbers.stream().mapToLong(Long::longValue).toArray();
    }
}
