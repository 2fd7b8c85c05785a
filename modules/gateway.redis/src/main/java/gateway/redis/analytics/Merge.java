package gateway.redis.analytics;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestRates;
import gateway.api.analytics.StatusCounts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * Adds up what nodes have counted.
 *
 * @param own what this node has counted
 * @param others what was heard of the others
 */
record Merge(Summary own, List<Heard> others) {

    /** The figures of all, with what cannot be added up. */
    AnalyticsSnapshot snapshot(AnalyticsSnapshot ofThisNode, LifetimeFigures lifetime, ActiveCallers active) {
        Tally held = new Tally();
        ResponseTimes times = new ResponseTimes();
        for (Summary summary : summaries()) {
            held.add(summary.held());
            times.add(summary.times());
        }
        return new AnalyticsSnapshot(
                ofThisNode.time(),
                held.figures(),
                statuses(),
                times.latency(),
                rankings(),
                lifetime,
                rates(),
                active,
                nodes());
    }

    private List<Heard> all() {
        List<Heard> all = new ArrayList<>();
        all.add(new Heard(own, Duration.ZERO));
        all.addAll(others);
        return all;
    }

    private List<Summary> summaries() {
        return all().stream().map(Heard::summary).toList();
    }

    private StatusCounts statuses() {
        return new StatusCounts(
                sum(StatusCounts::informational),
                sum(StatusCounts::successful),
                sum(StatusCounts::redirected),
                sum(StatusCounts::clientErrors),
                sum(StatusCounts::serverErrors));
    }

    private long sum(ToLongFunction<StatusCounts> number) {
        return summaries().stream()
                .mapToLong(summary -> number.applyAsLong(summary.statuses()))
                .sum();
    }

    private Rankings rankings() {
        Tallies routes = new Tallies();
        Tallies tiers = new Tallies();
        Tallies clients = new Tallies();
        for (Summary summary : summaries()) {
            routes.addAll(summary.routes());
            tiers.addAll(summary.tiers());
            clients.addAll(summary.clients());
        }
        return new Rankings(
                Tallies.sum(summaries().stream().flatMap(one -> one.endpoints().stream()), Rankings.ENDPOINTS),
                routes.most(Integer.MAX_VALUE),
                tiers.most(Integer.MAX_VALUE),
                clients.most(Rankings.CLIENTS),
                Tallies.sum(summaries().stream().flatMap(one -> one.limited().stream()), Rankings.LIMITED_CLIENTS));
    }

    private RequestRates rates() {
        List<RequestRates> all = all().stream().map(Heard::rates).toList();
        return new RequestRates(
                all.stream().mapToLong(RequestRates::lastMinute).sum(),
                sums(all, RequestRates::perSecond, RequestRates.SECONDS),
                sums(all, RequestRates::perMinute, RequestRates.MINUTES));
    }

    private static List<Long> sums(List<RequestRates> all, Function<RequestRates, List<Long>> counts, int size) {
        return IntStream.range(0, size)
                .mapToObj(i -> all.stream()
                        .mapToLong(rates -> counts.apply(rates).get(i))
                        .sum())
                .toList();
    }

    /** This one first, the others by name. */
    List<NodeFigures> nodes() {
        List<NodeFigures> nodes = new ArrayList<>();
        nodes.add(new Heard(own, Duration.ZERO).figures(true));
        others.stream()
                .map(heard -> heard.figures(false))
                .sorted(Comparator.comparing(NodeFigures::name))
                .forEach(nodes::add);
        return nodes;
    }
}
