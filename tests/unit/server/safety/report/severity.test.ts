import { expect, test } from "vitest";
import { reportReasons } from "../../../../../schema/safety/api.ts";
import { severityOf } from "../../../../../server/safety/report/severity.ts";

test("SAFE-35 a report is severe if someone may be harmed now, and normal only without a known reason", () => {
  const bySeverity = Object.groupBy(reportReasons, severityOf);
  expect(bySeverity).toEqual({
    severe: ["sexual", "self-harm"],
    serious: ["bullying", "hate", "scam"],
    normal: ["other"],
  });
});
