import { expect, test } from "vitest";
import { groupReports } from "../../../../../client/safety/report/report-groups.ts";
import type { ReportList } from "../../../../../schema/safety/api.ts";

const report = (reportId: string, memberId: string | null, together: number): ReportList["reports"][number] => ({
  reportId,
  kind: "profile",
  reason: "other",
  severity: "normal",
  state: "open",
  about: memberId === null ? null : { memberId, displayName: memberId, roles: [] },
  reporter: null,
  owner: null,
  createdAt: 0,
  respondBy: 0,
  together,
});
const page = (asOf: number, ...reports: ReportList["reports"]): ReportList => ({ reports, next: null, asOf });
const idsOf = (pages: readonly ReportList[]) =>
  groupReports(pages).map((group) => group.map(({ reportId }) => reportId));

test("SAFE-35 reports about one member stand together, also across pages", () => {
  const first = page(5, report("a", "bayo", 3), report("b", "bayo", 3));
  const second = page(5, report("c", "bayo", 3), report("d", "chidi", 2), report("e", "chidi", 2));
  expect(idsOf([first, second])).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

test("SAFE-35 a report about nobody stands alone, as does one that came later than its group", () => {
  const pages = [page(5, report("a", null, 1), report("b", null, 1), report("c", "bayo", 2), report("d", "bayo", 2))];
  expect(idsOf([...pages, page(5, report("e", "bayo", 1))])).toEqual([["a"], ["b"], ["c", "d"], ["e"]]);
});

test("each report keeps the moment of its page", () => {
  const groups = groupReports([page(5, report("a", "bayo", 2)), page(6, report("b", "bayo", 2))]);
  expect(groups.flat().map(({ asOf }) => asOf)).toEqual([5, 6]);
});
