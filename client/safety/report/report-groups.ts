import type { ReportList } from "../../../schema/safety/api.ts";
import type { ReportPlace } from "./report-place.ts";

/** A report in the list, with the moment of its page. */
export type ListedReport = ReportList["reports"][number] & Pick<ReportPlace, "asOf">;

/** Reports that stand together. The first says about whom, and how many there are, also on pages that aren't read yet. */
export type ReportGroup = readonly [first: ListedReport, ...others: ListedReport[]];

const belongTogether = (one: ListedReport, other: ListedReport) =>
  one.together > 1 && other.together > 1 && one.about !== null && one.about.memberId === other.about?.memberId;

/** The reports of these pages. Those about one member follow each other, across pages too. */
export function groupReports(pages: readonly ReportList[]): ReportGroup[] {
  const groups: [ListedReport, ...ListedReport[]][] = [];
  for (const report of pages.flatMap(({ reports, asOf }) => reports.map((each) => ({ ...each, asOf })))) {
    const last = groups.at(-1);
    if (last && belongTogether(last[0], report)) last.push(report);
    else groups.push([report]);
  }
  return groups;
}
