import HandHelping from "lucide-react/icons/hand-helping";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import Video from "lucide-react/icons/video";
import type { Translates } from "../../../schema/language/translation.ts";
import type { AnswerTone } from "../../ui/tokens.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "Take part";
/** Three parts of one sentence. The second is a link to the join form. */
export const howToTakePartStart = "To take part, talk to one leader or";
export const leaveNameLink = "drop your name with us";
export const howToTakePartEnd = ".";
export const guidelinesTitle = "How we dey treat each other";
export const guidelinesLead = "These three dey work anywhere wey we meet.";

export const comingSoonLink = "See wetin we dey build next";

export const lead =
  "Four ways for teenagers to ask, to talk and to make people hear dem. Choose the one wey fit you this month.";

export const verse: Verse = {
  reference: "Proverbs 27:17",
  text: "Iron sharpeneth iron; so a man sharpeneth the countenance of his friend.",
};

interface Offering extends TopicContent {
  readonly tone: AnswerTone;
  readonly to: string;
  /** The label of its button. */
  readonly action: string;
}

export const offerings: readonly Offering[] = [
  {
    name: "Live Q&A Sessions",
    to: "/engagement/questions",
    action: "Ask question",
    icon: MessageCircleQuestionMark,
    tone: "teal",
    description: "You ask, mentor answer, and everybody learn from am.",
    items: [
      "No question too small or too hard",
      "Faith, school, family, the future",
      "“I no know” na honest answer too",
    ],
  },
  {
    name: "Confession Box",
    to: "/engagement/confession-box",
    action: "Open the box",
    icon: Lock,
    tone: "violet",
    description: "Without name, for wetin hard to talk when people know say na you.",
    items: ["Share wetin you dey carry alone", "You write am without name", "You go meet grace, no be gossip"],
  },
  {
    name: "Monthly Zoom Hangouts",
    to: "/engagement/hangouts",
    action: "See the next hangouts",
    icon: Video,
    tone: "gold",
    description: "Once every month we dey see each other face, anywhere wey we dey.",
    items: [
      "Time to talk, laugh and pray",
      "Good first evening if you be new pesin",
      "Come with your camera on or off",
    ],
  },
  {
    name: "Mentorship Pods",
    to: "/engagement/pods",
    action: "Ask for mentor",
    icon: UsersRound,
    tone: "coral",
    description: "Few young people and one mentor, for one season.",
    items: [
      "E small, so dem go miss you when you no come",
      "Your own goals, and somebody to check on you",
      "Space for the questions wey you no go ask inside crowd",
    ],
  },
];

export const guidelines: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: Scale,
    tone: "coral",
    description: "God make everybody here for im own image.",
    items: [
      "Make others finish",
      "Argue with the idea, no be with the pesin",
      "Wetin people share here no be gossip for outside",
    ],
  },
  {
    name: "Support",
    icon: HandHelping,
    tone: "gold",
    description: "Help carry each other load.",
    items: [
      "Encourage people pass how you dey advise dem",
      "Pray for each other",
      "If somebody dey in danger, tell leader now now",
    ],
  },
  {
    name: "Growth",
    icon: Sprout,
    tone: "teal",
    description: "Come to grow, no be to show yourself.",
    items: ["Talk true about where you dey", "Try wetin you don learn", "Ask again if e no work"],
  },
];

export type Holds = Translates<typeof import("./engagement-content.ts"), typeof import("./engagement-content.pcm.ts")>;
