import Compass from "lucide-react/icons/compass";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Rocket from "lucide-react/icons/rocket";
import Sprout from "lucide-react/icons/sprout";
import type { AnswerTone } from "../../ui/tokens.ts";
import { pillarTone } from "../page/pillar-tone.ts";
import type { TopicContent } from "../page/topic.tsx";

export const pillarsTitle = "What we build on";

export const pillars: readonly (TopicContent & { tone: AnswerTone })[] = [
  {
    name: "Spiritual Growth",
    icon: Sprout,
    tone: pillarTone.growth,
    description: "Get to know the Word for yourself, one verse and one question at a time.",
  },
  {
    name: "Life Guidance",
    icon: Compass,
    tone: pillarTone.guidance,
    description: "Ask what’s really on your mind, and hear from people who have been where you are.",
  },
  {
    name: "Future Readiness",
    icon: Rocket,
    tone: pillarTone.readiness,
    description: "Find out what you’re good at, and get ready for what comes next.",
  },
  {
    name: "Community Bond",
    icon: HeartHandshake,
    tone: pillarTone.bond,
    description: "No one grows alone. Laugh, play and learn together.",
  },
];

export const playTitle = "Play tonight";
export const playLead = "One question, four answers, and the verse that settles it. Try three before you sign up.";
