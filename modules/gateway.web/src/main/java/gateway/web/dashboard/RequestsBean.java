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

/**
 * The page of requests: those of late that meet a filter, in some order. Requests of administrators, which this page
 * itself sends again and again, are shown only if somebody asks for them.
 */
@Named("requests")
@RequestScoped
public class RequestsBean {
    private static final String PATH = "/dashboard/requests";
    private static final int LIMIT = 50;
    private static final List<String> CONDITIONS = List.of("status", "method", "path", "client", "route");
    private static final String ADMINISTRATORS = "administrators";
    private static final List<String> ORDER = List.of("sort", "order");

    @Inject
    private RequestSearch search;

    @Inject
    private RequestParameters parameters;

    @Inject
    private PageBean page;

    private Optional<RequestPage> found = Optional.empty();
    private int begin;
    private String problem = "";

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

    /** {@return whether requests of administrators are among those that are shown} */
    public boolean isWithAdministrators() {
        return filter(ADMINISTRATORS).equals("true");
    }

    /** {@return whether the script brings the list up to date; not beyond its beginning, where rows would move} */
    public String getRefreshed() {
        return parameters.offset() == 0 ? "auto" : "never";
    }

    /** {@return whether the filter is none} */
    public boolean isInvalid() {
        return !getProblem().isEmpty();
    }

    /** {@return what is wrong with the filter; empty for nothing} */
    public String getProblem() {
        found();
        return problem;
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
        RequestPage shown = found();
        return Pager.counted(
                page.getBase() + PATH, query(), begin, shown.entries().size(), LIMIT, shown.total());
    }

    private Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>(parameters.texts(CONDITIONS));
        query.put(ADMINISTRATORS, isWithAdministrators() ? "true" : "");
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
        conditions.putIfAbsent(ADMINISTRATORS, "false");
        begin = parameters.offset();
        try {
            RequestPage asked = search.find(conditions, LIMIT, begin);
            if (begin == 0 || begin < asked.total()) {
                return asked;
            }
            begin = Pager.begin(begin, LIMIT, asked.total());
            return search.find(conditions, LIMIT, begin);
        } catch (RefusedException e) {
            problem = e.refusal().detail();
            return new RequestPage(List.of(), 0);
        }
    }
}
