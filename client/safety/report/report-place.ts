import { useSearchParams } from "react-router";

/** The list's filters; the first one needs no name in the address. */
export const reportFilters = ["open", "new", "closed"] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** From which list a report was opened: the filter, and the moment whose order it has. */
export interface ReportPlace {
  filter: ReportFilter;
  asOf: number | null;
}

const MOMENT = /^\d{1,16}$/;

/** The place in a report's address. */
export function placeOf(search: URLSearchParams): ReportPlace {
  const asOf = search.get("as_of") ?? "";
  return {
    filter: reportFilters.find((each) => each === search.get("show")) ?? "open",
    asOf: MOMENT.test(asOf) ? Number(asOf) : null,
  };
}

export const useReportPlace = (): ReportPlace => placeOf(useSearchParams()[0]);

export const listPath = (filter: ReportFilter): string => `/safety${searchOf({ filter, asOf: null })}`;
export const reportPath = (reportId: string, place: ReportPlace): string =>
  `/safety/reports/${reportId}${searchOf(place)}`;

function searchOf({ filter, asOf }: ReportPlace): string {
  const search = new URLSearchParams();
  if (filter !== "open") search.set("show", filter);
  if (asOf !== null) search.set("as_of", String(asOf));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}
