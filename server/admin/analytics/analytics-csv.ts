import type { Analytics } from "../../../schema/admin/analytics-api.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";

/** ADMIN-14: the numbers as one table: what was counted, of what or when, how many. */
export function analyticsCsv(analytics: Analytics): string {
  const lines: [string, string, number][] = [
    ...Object.entries(analytics.counts).map(([name, value]): [string, string, number] => ["Count", name, value]),
    ["Active members", "last 7 days", analytics.activeUsers],
    ["Active members", "last 24 hours", analytics.dailyActive],
    ["Engagement rate", "percent", analytics.engagementPercent],
    ...analytics.growth.flatMap(({ day, newMembers, totalMembers }): [string, string, number][] => [
      ["New members", day, newMembers],
      ["All members", day, totalMembers],
    ]),
    ...analytics.activeByWeek.map(({ firstDay, lastDay, members }): [string, string, number] => [
      "Active members",
      `${firstDay} to ${lastDay}`,
      members,
    ]),
    ...analytics.popularEvents.map(({ title, attendees }): [string, string, number] => [
      "Popular event",
      title,
      attendees,
    ]),
  ];
  return csvHead(["What", "Of what or when", "Number"]) + lines.map(csvLine).join("");
}
