import { expect, test } from "vitest";
import { reportOutcomes } from "../../../../../client/safety/report/report-outcome-text.ts";
import { closeReport } from "../../../../../schema/safety/api.ts";

const { own, ...given } = reportOutcomes;

test.each(Object.values(given))("SAFE-16 “$label” has words that the server accepts unchanged", ({ words }) => {
  expect(closeReport.body.parse({ outcome: words })).toEqual({ outcome: words });
});

test.each(Object.values(given))(
  "SAFE-62 “$label” tells the reporter nothing about what happened to whom",
  ({ words }) => {
    expect(words).not.toMatch(/block|mute|suspend|warn|account|\bhe\b|\bshe\b|\bhim\b|\bher\b/i);
  },
);

test("SAFE-62 a leader can answer in their own words, which begin empty", () => {
  expect(own.words).toBe("");
});
