import type { Translates } from "../../../schema/language/translation.ts";
import type { NextEvening } from "./next-evening.ts";

/** The time of an evening: "7:00 PM" of "Monday 7:00 PM". */
const timeOf = (when: string): string => when.slice(when.indexOf(" ") + 1);

const inWords: Readonly<Record<NextEvening["when"], (when: string) => string>> = {
  now: () => "E dey on now",
  today: (when) => `Tonight ${timeOf(when)}`,
  tomorrow: (when) => `Tomorrow ${timeOf(when)}`,
  later: (when) => when,
};

/** "Tonight 7:00 PM, Lagos time" */
export const whenText = ({ evening, when }: NextEvening, city: string): string =>
  `${inWords[when](evening.when)}, ${city} time`;

// Until the day is known. As long as the text of an evening, which takes its place.
export const everyWeek = "Every week";
export const fivePrograms = "Five evenings";
export const fiveProgramsText = "Career, truth, wisdom, fun and one good film.";

export type Holds = Translates<typeof import("./tonight-text.ts"), typeof import("./tonight-text.pcm.ts")>;
