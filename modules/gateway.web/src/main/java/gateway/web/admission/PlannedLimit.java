package gateway.web.admission;

import gateway.api.limit.Policy;

/** One limit of a request. */
record PlannedLimit(Policy policy) {}
