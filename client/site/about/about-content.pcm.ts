import BookOpen from "lucide-react/icons/book-open";
import HandHeart from "lucide-react/icons/hand-heart";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import type { Translates } from "../../../schema/language/translation.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = (community: string): string => `About ${community}`;
export const missionTitle = "Our mission";
export const visionTitle = "Our vision";
export const valuesTitle = "Wetin we value";
export const offeringsTitle = "Wetin you go see here";
export const trustTitle = "You fit check us";
export const trustLinks = [
  { label: "For parents", to: "/parents" },
  { label: "Privacy: wetin we dey keep, and who dey read along", to: "/privacy" },
  { label: "Terms", to: "/terms" },
] as const;
export const closingTitle = "Come as you be";
export const closingText = "You no need sabi plenty, and everything for your life no need dey perfect.";
export const joinButton = "Get Started";

export const lead =
  "We be young people and the mentors wey dey walk with dem. We dey read, ask, play and grow, and nobody need do am alone.";

export const verse: Verse = {
  reference: "Psalm 119:105",
  text: "Thy word is a lamp unto my feet, and a light unto my path.",
};

export const mission =
  "To walk with you as you dey find out who God be, who you be, and wetin you fit do with your life: with open Bible, honest talk and friends of your own age.";

export const vision =
  "Young people wey know the Word by themselves, wey dey talk true, wey dey keep their promise, and wey dey bring light enter every home wey dem dey live.";

export const values: readonly TopicContent[] = [
  {
    name: "Guidance with faith inside",
    icon: BookOpen,
    tone: "teal",
    description: "Advice cheap. We dey start with wetin the Bible talk, then we talk about Monday morning.",
  },
  {
    name: "Real community",
    icon: UsersRound,
    tone: "gold",
    description: "No mask here. You tire, you dey doubt or you dey happy? Talk am, we go hear you.",
  },
  {
    name: "Personal growth",
    icon: Sprout,
    tone: "coral",
    description: "Small small every week. The only pesin wey you dey compete with na who you be yesterday.",
  },
  {
    name: "Service to others",
    icon: HandHeart,
    tone: "violet",
    description: "Pass wetin you collect to others: for house, for school, for your street.",
  },
];

export const offerings = [
  {
    name: "Weekly programs",
    description: "Career, truth, wisdom, fun and one good film, each one get im own evening.",
    to: "/programs",
  },
  {
    name: "Bible games",
    description: "Trivia against the clock with your friends, anywhere wey dem dey.",
    to: "/games",
  },
  {
    name: "Ways to take part",
    description: "Questions, confessions, hangouts and small groups with one mentor.",
    to: "/engagement",
  },
] as const;

export type Holds = Translates<typeof import("./about-content.ts"), typeof import("./about-content.pcm.ts")>;
