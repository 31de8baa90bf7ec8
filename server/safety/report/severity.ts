import type { ReportSeverity, StoredReason } from "../../../schema/safety/api.ts";

const severities: Readonly<Record<StoredReason, ReportSeverity>> = {
  "self-harm": "severe",
  sexual: "severe",
  "wrong-age": "severe",
  bullying: "serious",
  hate: "serious",
  scam: "serious",
  other: "normal",
};

/** SAFE-35: how urgent a report is. */
export const severityOf = (reason: StoredReason): ReportSeverity => severities[reason];

const ranks: readonly ReportSeverity[] = ["severe", "serious", "normal"];

/** The most severe is 0. */
export const rankOf = (reason: StoredReason): number => ranks.indexOf(severityOf(reason));

const reasonsOf = (severity: ReportSeverity): string =>
  Object.entries(severities)
    .flatMap(([reason, each]) => (each === severity ? `'${reason}'` : []))
    .join(", ");

/** The same in SQL. `reason` is a column. */
export const severityRank = (reason: string): string =>
  `case when ${reason} in (${reasonsOf("severe")}) then 0 when ${reason} in (${reasonsOf("serious")}) then 1 else 2 end`;
