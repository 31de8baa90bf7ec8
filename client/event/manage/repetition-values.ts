import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { repeatEvent } from "../../../schema/event/repeat-api.ts";
import { REPETITIONS_MAX, type RepetitionRhythm } from "../../../schema/event/repetition.ts";

/** What the form of a repetition holds. Named like the fields of the request. */
export interface RepetitionValues {
  rhythm: RepetitionRhythm;
  /** Which of the next two fields counts. */
  end: "count" | "lastDay";
  count: string;
  lastDay: string;
}

export const emptyRepetition: RepetitionValues = { rhythm: "week", end: "count", count: "4", lastDay: "" };

/** What is sent. A number that cannot be read becomes NaN, which the schema refuses with the text of the field. */
export const bodyOf = ({ rhythm, end, count, lastDay }: RepetitionValues): BodyInputOf<typeof repeatEvent> => ({
  rhythm,
  count: end === "count" ? wholeNumber(count) : REPETITIONS_MAX,
  lastDay: end === "lastDay" ? lastDay : null,
});

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN);
