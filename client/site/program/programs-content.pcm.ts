import Briefcase from "lucide-react/icons/briefcase";
import Clapperboard from "lucide-react/icons/clapperboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import PartyPopper from "lucide-react/icons/party-popper";
import Scale from "lucide-react/icons/scale";
import type { Translates } from "../../../schema/language/translation.ts";
import type { Program } from "./programs-content.ts";
import { type Evening, evenings } from "./schedule-content.ts";

export const title = "Five programs, every week";
export const timesIn = (city: string): string => `The times na ${city} time.`;
export const todayBadge = "Today";
export const closingTitle = "Seat dey for you";
export const closingText = "Open account and you don enter. Or ask us first.";
export const joinButton = "Join Community";

export const lead = "Each evening get im own theme. Come the one wey you need, or all the five.";

const details: Readonly<Record<Evening["name"], Pick<Program, "icon" | "points">>> = {
  "Career Mondays": {
    icon: Briefcase,
    points: [
      "Wetin people really dey do all day for work",
      "How to choose subjects and courses",
      "How to write CV and go interview",
      "Work as one way to serve God",
    ],
  },
  "Truth Tuesdays": {
    icon: Scale,
    points: [
      "One passage, we go read am slowly",
      "Hard questions dey welcome",
      "Wetin be true, and how we fit know",
      "One verse to carry go house",
    ],
  },
  "Wisdom Wednesdays": {
    icon: Lightbulb,
    points: [
      "Friends, family, relationships",
      "Money and time",
      "Wetin you dey do online",
      "Advice from people wey don go far",
    ],
  },
  "Fun Fridays": {
    icon: PartyPopper,
    points: [
      "Bible trivia and other games",
      "Music, stories and talents",
      "Bring friend wey never come before",
      "You no need prepare anything",
    ],
  },
  "Weekend Watch": {
    icon: Clapperboard,
    points: [
      "Watch something wey worth your evening",
      "Tell us wetin you see inside am",
      "Find the faith, or the lie, for the story",
      "Get ready for Sunday",
    ],
  },
};

export const programs: readonly Program[] = evenings.map((evening) => ({ ...evening, ...details[evening.name] }));

export type Holds = Translates<typeof import("./programs-content.ts"), typeof import("./programs-content.pcm.ts")>;
