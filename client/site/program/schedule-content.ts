// Apart from the rest of the programs, because the home page has to be light.
import type { AnswerTone } from "../../ui/tokens.ts";
import { pillarTone } from "../page/pillar-tone.ts";

/** When a program takes place each week. */
export interface Evening {
  readonly name: "Career Mondays" | "Truth Tuesdays" | "Wisdom Wednesdays" | "Fun Fridays" | "Weekend Watch";
  readonly when: string;
  /** The day of the week, as `weekdayIn` returns it. */
  readonly day: string;
  /** The hour at which it begins, on a clock of 24 hours. */
  readonly hour: number;
  readonly description: string;
  readonly tone: AnswerTone;
}

export const evenings: readonly Evening[] = [
  {
    name: "Career Mondays",
    when: "Monday 7:00 PM",
    day: "Monday",
    hour: 19,
    description: "School, work, and what comes after.",
    tone: pillarTone.readiness,
  },
  {
    name: "Truth Tuesdays",
    when: "Tuesday 7:00 PM",
    day: "Tuesday",
    hour: 19,
    description: "The Bible, read together and taken seriously.",
    tone: pillarTone.growth,
  },
  {
    name: "Wisdom Wednesdays",
    when: "Wednesday 7:00 PM",
    day: "Wednesday",
    hour: 19,
    description: "For the choices no exam prepares you for.",
    tone: pillarTone.guidance,
  },
  {
    name: "Fun Fridays",
    when: "Friday 8:00 PM",
    day: "Friday",
    hour: 20,
    description: "The week is over. Laugh a little.",
    tone: pillarTone.bond,
  },
  {
    name: "Weekend Watch",
    when: "Saturdays 8:00 PM",
    day: "Saturday",
    hour: 20,
    description: "A film or a talk, and a conversation about it.",
    tone: pillarTone.growth,
  },
];
