import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { listReconciliations, readReconciliation } from "../../../schema/payment/admin-api.ts";
import { call } from "../../net/http/http.ts";

const reconciliationsKey = ["admin", "reconciliations"] as const;
/** While one runs. */
const PROGRESS_MS = 1_500;

export const reconciliationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reconciliationsKey, "list", page],
    queryFn: ({ signal }) => call(listReconciliations, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval({ state }) {
      const isRunning = state.data?.reconciliations.some((each) => each.state === "running");
      return isRunning ? PROGRESS_MS : false;
    },
  });

/** What a comparison that has finished has found. It never changes. */
export const findingsQuery = (reconciliationId: string) =>
  queryOptions({
    queryKey: [...reconciliationsKey, "one", reconciliationId],
    queryFn: ({ signal }) => call(readReconciliation, { params: { reconciliationId }, signal }),
  });

/** A function that reads the list again. */
export function useRefreshReconciliations(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [...reconciliationsKey, "list"] });
}
