import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listReports, type ReportFile, readReport, takeReport } from "../../../schema/safety/api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import type { ReportFilter } from "./report-place.ts";
import { reportKey, reportListsKey } from "./reports-key.ts";

// The server records each view, so nothing is shown from the cache without asking it.
const fresh = { staleTime: 0, gcTime: 0 } as const;

export const reportsQuery = (filter: ReportFilter) =>
  infiniteQueryOptions({
    queryKey: [...reportListsKey, filter],
    queryFn: ({ pageParam: after }) =>
      call(listReports, { query: { ...(filter !== "open" && { state: filter }), after } }),
    ...byCursor,
    ...fresh,
  });

export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: reportKey(reportId),
    queryFn: () => call(readReport, { params: { reportId } }),
    ...fresh,
  });

/** Shows a report after it changed, or reads it again after a change was refused. */
export function useReportCache(reportId: string) {
  const client = useQueryClient();
  const { queryKey } = reportQuery(reportId);
  return {
    changed: (file: ReportFile) => client.setQueryData(queryKey, file),
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Makes the reader the report's owner, or says who was faster. */
export function useTakeReport(reportId: string) {
  const { changed, refresh } = useReportCache(reportId);
  return useMutation({
    mutationFn: () => call(takeReport, { params: { reportId } }),
    onSuccess: changed,
    onError(error) {
      toastError(error);
      refresh();
    },
  });
}
