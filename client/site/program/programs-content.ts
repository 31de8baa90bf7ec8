import Briefcase from "lucide-react/icons/briefcase";
import Clapperboard from "lucide-react/icons/clapperboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import PartyPopper from "lucide-react/icons/party-popper";
import Scale from "lucide-react/icons/scale";
import type { TopicContent } from "../page/topic.tsx";
import { type Evening, evenings } from "./schedule-content.ts";

export const title = "Five programs, every week";
export const timesIn = (city: string): string => `Times are ${city} time.`;
export const todayBadge = "Today";
export const closingTitle = "There’s a seat for you";
export const closingText = "Create an account and you’re in. Or ask us first.";
export const joinButton = "Join Community";

export const lead = "Each evening has its own theme. Come to the one you need, or to all five.";

export type Program = TopicContent & Evening & { readonly points: readonly string[] };

const details: Readonly<Record<Evening["name"], Pick<Program, "icon" | "points">>> = {
  "Career Mondays": {
    icon: Briefcase,
    points: [
      "What people really do all day at work",
      "Choosing subjects and courses",
      "Writing a CV and going to an interview",
      "Work as a way to serve God",
    ],
  },
  "Truth Tuesdays": {
    icon: Scale,
    points: [
      "One passage, read slowly",
      "Hard questions are welcome",
      "What is true, and how we can know",
      "A verse to take home",
    ],
  },
  "Wisdom Wednesdays": {
    icon: Lightbulb,
    points: [
      "Friends, family, relationships",
      "Money and time",
      "What you do online",
      "Advice from people further along",
    ],
  },
  "Fun Fridays": {
    icon: PartyPopper,
    points: [
      "Bible trivia and other games",
      "Music, stories and talents",
      "Bring a friend who’s never been",
      "Nothing to prepare",
    ],
  },
  "Weekend Watch": {
    icon: Clapperboard,
    points: [
      "Watch something worth the evening",
      "Say what you saw in it",
      "Find the faith, or the lie, in the story",
      "Get ready for Sunday",
    ],
  },
};

export const programs: readonly Program[] = evenings.map((evening) => ({ ...evening, ...details[evening.name] }));
