import Compass from "lucide-react/icons/compass";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Rocket from "lucide-react/icons/rocket";
import Sprout from "lucide-react/icons/sprout";
import type { TopicContent } from "./page/topic.tsx";
import type { Verse } from "./page/verse.ts";

export const joinButton = "Start Your Journey";
export const aboutButton = "Learn More";
export const gamesTitle = "Play tonight";
export const gamesText =
  "Play with up to seven friends, wherever they are. Bible trivia against the clock: one question, four answers, and the verse that settles it.";
export const gamesButton = "See the games";
export const pillarsTitle = "What we build on";

export const verse: Verse = {
  reference: "Matthew 5:15",
  text: "Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all that are in the house.",
};

export const pillars: readonly TopicContent[] = [
  {
    name: "Spiritual Growth",
    icon: Sprout,
    description: "Get to know the Word for yourself, one verse and one question at a time.",
  },
  {
    name: "Life Guidance",
    icon: Compass,
    description: "Ask what’s really on your mind, and hear from people who have been where you are.",
  },
  {
    name: "Future Readiness",
    icon: Rocket,
    description: "Find out what you’re good at, and get ready for what comes next.",
  },
  {
    name: "Community Bond",
    icon: HeartHandshake,
    description: "No one grows alone. Laugh, play and learn together.",
  },
];
