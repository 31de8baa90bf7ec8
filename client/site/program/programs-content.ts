import Briefcase from "lucide-react/icons/briefcase";
import Clapperboard from "lucide-react/icons/clapperboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import PartyPopper from "lucide-react/icons/party-popper";
import Scale from "lucide-react/icons/scale";
import type { TopicContent } from "../page/topic.tsx";

export const title = "Five programs, every week";
export const timesIn = (city: string): string => `Times are ${city} time.`;
export const todayBadge = "Today";
export const closingTitle = "There’s a seat for you";
export const closingText = "Create an account and you’re in. Or ask us first.";
export const joinButton = "Join Community";

export const lead = "Each evening has its own theme. Come to the one you need, or to all five.";

export interface Program extends TopicContent {
  readonly when: string;
  /** The day of the week, as `weekdayIn` returns it. */
  readonly day: string;
  readonly points: readonly string[];
}

export const programs: readonly Program[] = [
  {
    name: "Career Mondays",
    when: "Monday 7:00 PM",
    day: "Monday",
    icon: Briefcase,
    description: "School, work, and what comes after.",
    points: [
      "What people really do all day at work",
      "Choosing subjects and courses",
      "Writing a CV and going to an interview",
      "Work as a way to serve God",
    ],
  },
  {
    name: "Truth Tuesdays",
    when: "Tuesday 7:00 PM",
    day: "Tuesday",
    icon: Scale,
    description: "The Bible, read together and taken seriously.",
    points: [
      "One passage, read slowly",
      "Hard questions are welcome",
      "What is true, and how we can know",
      "A verse to take home",
    ],
  },
  {
    name: "Wisdom Wednesdays",
    when: "Wednesday 7:00 PM",
    day: "Wednesday",
    icon: Lightbulb,
    description: "For the choices no exam prepares you for.",
    points: [
      "Friends, family, relationships",
      "Money and time",
      "What you do online",
      "Advice from people further along",
    ],
  },
  {
    name: "Fun Fridays",
    when: "Friday 8:00 PM",
    day: "Friday",
    icon: PartyPopper,
    description: "The week is over. Laugh a little.",
    points: [
      "Bible trivia and other games",
      "Music, stories and talents",
      "Bring a friend who’s never been",
      "Nothing to prepare",
    ],
  },
  {
    name: "Weekend Watch",
    when: "Saturdays 8:00 PM",
    day: "Saturday",
    icon: Clapperboard,
    description: "A film or a talk, and a conversation about it.",
    points: [
      "Watch something worth the evening",
      "Say what you saw in it",
      "Find the faith, or the lie, in the story",
      "Get ready for Sunday",
    ],
  },
];
