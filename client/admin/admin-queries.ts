import { queryOptions } from "@tanstack/react-query";
import { readOverview } from "../../schema/admin/api.ts";
import { call } from "../net/http/http.ts";

/** What the admin area shows of other parts of the product. Fetched again whenever a section is opened. */
export const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: ({ signal }) => call(readOverview, { signal }),
  staleTime: 0,
});
