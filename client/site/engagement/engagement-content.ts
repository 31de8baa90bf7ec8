import HandHelping from "lucide-react/icons/hand-helping";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import Video from "lucide-react/icons/video";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const lead = "Four ways to be more than a listener. Choose the one that fits you this month.";

export const verse: Verse = {
  reference: "Proverbs 27:17",
  words: "Iron sharpeneth iron; so a man sharpeneth the countenance of his friend.",
};

export const offerings: readonly TopicContent[] = [
  {
    name: "Live Q&A Sessions",
    icon: MessageCircleQuestionMark,
    description: "You ask, a mentor answers, and everyone learns from it.",
    items: [
      "No question is too small or too hard",
      "Faith, school, family, the future",
      "“I do not know” is an honest answer too",
    ],
  },
  {
    name: "Confession Box",
    icon: Lock,
    description: "Anonymous. For what is hard to say with your name on it.",
    items: ["Put down what you have been carrying alone", "Written without a name", "Met with grace, not with gossip"],
  },
  {
    name: "Monthly Zoom Hangouts",
    icon: Video,
    description: "Once a month we see each other’s faces, from wherever we are.",
    items: ["Time to talk, laugh and pray", "A good first evening, if you are new", "Come with your camera on or off"],
  },
  {
    name: "Mentorship Pods",
    icon: UsersRound,
    description: "A few young people and one mentor, for a stretch of the road.",
    items: [
      "Small enough that you are missed when you are away",
      "Goals of your own, looked at together",
      "Room for the questions you would not ask in a crowd",
    ],
  },
];

export const guidelines: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: Scale,
    description: "Everyone here is made in God’s image.",
    items: [
      "Listen to the end",
      "Disagree with the thought, not with the person",
      "What is shared here is not a joke for elsewhere",
    ],
  },
  {
    name: "Support",
    icon: HandHelping,
    description: "Carry a little of each other’s load.",
    items: [
      "Encourage more than you advise",
      "Pray for one another",
      "If somebody is in danger, tell a leader at once",
    ],
  },
  {
    name: "Growth",
    icon: Sprout,
    description: "Come to become, not to perform.",
    items: ["Be honest about where you are", "Try what you have heard", "Ask again when it did not work"],
  },
];
