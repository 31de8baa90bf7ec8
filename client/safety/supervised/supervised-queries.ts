import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listSupervised, type SupervisedKind } from "../../../schema/safety/supervised-api.ts";
import { call } from "../../net/http/http.ts";

export interface SupervisedFilter {
  page: number;
  /** Null for both kinds. */
  kind: SupervisedKind | null;
  /** Part of a name, or empty. */
  name: string;
}

export const supervisedQuery = ({ page, kind, name }: SupervisedFilter) =>
  queryOptions({
    queryKey: ["safety", "supervised", page, kind, name],
    queryFn: ({ signal }) =>
      call(listSupervised, { query: { page, ...(kind && { kind }), ...(name !== "" && { name }) }, signal }),
    placeholderData: keepPreviousData,
    // The server records each view, so nothing is shown from the cache without asking it.
    staleTime: 0,
    gcTime: 0,
  });
