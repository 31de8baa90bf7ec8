import type { Translates } from "../../../schema/language/translation.ts";
import { pillarTone } from "../page/pillar-tone.ts";
import type { Evening } from "./schedule-content.ts";

export const evenings: readonly Evening[] = [
  {
    name: "Career Mondays",
    when: "Monday 7:00 PM",
    day: "Monday",
    hour: 19,
    description: "School, work, and wetin dey come after.",
    tone: pillarTone.readiness,
  },
  {
    name: "Truth Tuesdays",
    when: "Tuesday 7:00 PM",
    day: "Tuesday",
    hour: 19,
    description: "The Bible: we dey read am together, no play play.",
    tone: pillarTone.growth,
  },
  {
    name: "Wisdom Wednesdays",
    when: "Wednesday 7:00 PM",
    day: "Wednesday",
    hour: 19,
    description: "For the choices wey no exam fit prepare you for.",
    tone: pillarTone.guidance,
  },
  {
    name: "Fun Fridays",
    when: "Friday 8:00 PM",
    day: "Friday",
    hour: 20,
    description: "The week don finish. Laugh small.",
    tone: pillarTone.bond,
  },
  {
    name: "Weekend Watch",
    when: "Saturdays 8:00 PM",
    day: "Saturday",
    hour: 20,
    description: "One film or one talk, and we go talk about am.",
    tone: pillarTone.growth,
  },
];

export type Holds = Translates<typeof import("./schedule-content.ts"), typeof import("./schedule-content.pcm.ts")>;
