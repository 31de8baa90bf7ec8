import HandHelping from "lucide-react/icons/hand-helping";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import Video from "lucide-react/icons/video";
import type { AnswerTone } from "../../ui/tokens.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "Take part";
/** Three parts of one sentence. The second is a link to the join form. */
export const howToTakePartStart = "To take part, talk to a leader or";
export const leaveNameLink = "leave your name with us";
export const howToTakePartEnd = ".";
export const guidelinesTitle = "How we treat each other";
export const guidelinesLead = "These three apply wherever we meet.";

export const comingSoonLink = "See what we’re building next";

export const lead = "Four ways for teenagers to ask, talk and be heard. Choose the one that suits you this month.";

export const verse: Verse = {
  reference: "Proverbs 27:17",
  text: "Iron sharpeneth iron; so a man sharpeneth the countenance of his friend.",
};

/** One of the four ways, and where it leads. */
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
    action: "Ask a question",
    icon: MessageCircleQuestionMark,
    tone: "teal",
    description: "You ask, a mentor answers, and everyone learns from it.",
    items: [
      "No question is too small or too hard",
      "Faith, school, family, the future",
      "“I don’t know” is an honest answer too",
    ],
  },
  {
    name: "Confession Box",
    to: "/engagement/confession-box",
    action: "Open the box",
    icon: Lock,
    tone: "violet",
    description: "Anonymous, for what’s hard to say with your name on it.",
    items: ["Share what you’ve been carrying alone", "Written without a name", "Met with grace, not gossip"],
  },
  {
    name: "Monthly Zoom Hangouts",
    to: "/engagement/hangouts",
    action: "See the next hangouts",
    icon: Video,
    tone: "gold",
    description: "Once a month we see each other’s faces, wherever we are.",
    items: ["Time to talk, laugh and pray", "A good first evening if you’re new", "Come with your camera on or off"],
  },
  {
    name: "Mentorship Pods",
    to: "/engagement/pods",
    action: "Ask for a mentor",
    icon: UsersRound,
    tone: "coral",
    description: "A few young people and one mentor, for a season.",
    items: [
      "Small enough that you’re missed when you’re away",
      "Your own goals, and someone to check in with",
      "Room for the questions you wouldn’t ask in a crowd",
    ],
  },
];

export const guidelines: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: Scale,
    tone: "coral",
    description: "Everyone here is made in God’s image.",
    items: [
      "Let others finish",
      "Disagree with the idea, not the person",
      "What’s shared here isn’t gossip for elsewhere",
    ],
  },
  {
    name: "Support",
    icon: HandHelping,
    tone: "gold",
    description: "Help carry each other’s load.",
    items: [
      "Encourage more than you advise",
      "Pray for one another",
      "If someone is in danger, tell a leader right away",
    ],
  },
  {
    name: "Growth",
    icon: Sprout,
    tone: "teal",
    description: "Come to grow, not to perform.",
    items: ["Be honest about where you are", "Try out what you’ve learned", "Ask again if it didn’t work"],
  },
];
