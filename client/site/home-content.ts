import Compass from "lucide-react/icons/compass";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Rocket from "lucide-react/icons/rocket";
import Sprout from "lucide-react/icons/sprout";
import type { TopicContent } from "./page/topic.tsx";
import type { Verse } from "./page/verse.ts";

export const verse: Verse = {
  reference: "Matthew 5:15",
  words:
    "Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all that are in the house.",
};

export const pillars: readonly TopicContent[] = [
  {
    name: "Spiritual Growth",
    icon: Sprout,
    description: "Know the Word for yourself, a verse and a question at a time.",
  },
  {
    name: "Life Guidance",
    icon: Compass,
    description: "Ask what is really on your mind, and hear from people who walked there before you.",
  },
  {
    name: "Future Readiness",
    icon: Rocket,
    description: "Find what you are good at, and get ready for what comes next.",
  },
  {
    name: "Community Bond",
    icon: HeartHandshake,
    description: "Nobody grows alone. Laugh, play and learn together.",
  },
];
