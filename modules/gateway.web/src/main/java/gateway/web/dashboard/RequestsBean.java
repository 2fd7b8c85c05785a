package gateway.web.dashboard;

import gateway.api.analytics.RequestPage;
import gateway.web.jaxrs.RefusedException;
import gateway.web.management.RequestSearch;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of requests: those of late that meet a filter, in some order. */
@Named("requests")
@RequestScoped
public class RequestsBean {
    private static final String PATH = "/dashboard/requests";
    private static final int LIMIT = 50;
    private static final List<String> CONDITIONS = List.of("status", "method", "path", "client", "route");
    private static final List<String> ORDER = List.of("sort", "order");

    @Inject
    private RequestSearch search;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Doing doing;

    @Inject
    private PageBean page;

    private Optional<RequestPage> found = Optional.empty();

    /** For CDI. */
    public RequestsBean() {}

    /**
     * {@return what somebody filters by; empty for nothing}
     *
     * @param name the name of the condition
     */
    public String filter(String name) {
        return parameters.text(name);
    }

    /** {@return whether there is a filter} */
    public boolean isFiltered() {
        return CONDITIONS.stream().anyMatch(name -> !filter(name).isEmpty());
    }

    /** {@return whether the script brings the list up to date; not beyond its beginning, where rows would move} */
    public String getRefreshed() {
        return parameters.offset() == 0 ? "auto" : "never";
    }

    /** {@return whether no request is shown} */
    public boolean isNothing() {
        return found().entries().isEmpty();
    }

    /** {@return the requests that are shown} */
    public List<RequestRow> getRows() {
        return found().entries().stream().map(RequestRow::of).toList();
    }

    /** {@return the headings of the columns, by which the list is ordered} */
    public List<SortColumn> getColumns() {
        return SortColumn.all(page.getBase() + PATH, query());
    }

    /** {@return where the requests stand among all that meet the filter} */
    public Pager getPager() {
        return Pager.counted(
                page.getBase() + PATH,
                query(),
                parameters.offset(),
                found().entries().size(),
                LIMIT,
                found().total());
    }

    private Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>(parameters.texts(CONDITIONS));
        query.putAll(parameters.texts(ORDER));
        return query;
    }

    private RequestPage found() {
        if (found.isEmpty()) {
            found = Optional.of(find());
        }
        return found.get();
    }

    private RequestPage find() {
        Map<String, String> conditions = query();
        conditions.values().removeIf(String::isEmpty);
        try {
            return search.find(conditions, LIMIT, parameters.offset());
        } catch (RefusedException e) {
            doing.say(e.refusal().detail());
            return new RequestPage(List.of(), 0);
        }
    }
}
