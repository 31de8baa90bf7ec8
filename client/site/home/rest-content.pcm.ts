import Compass from "lucide-react/icons/compass";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Rocket from "lucide-react/icons/rocket";
import Sprout from "lucide-react/icons/sprout";
import type { Translates } from "../../../schema/language/translation.ts";
import type { AnswerTone } from "../../ui/tokens.ts";
import { pillarTone } from "../page/pillar-tone.ts";
import type { TopicContent } from "../page/topic.tsx";

export const pillarsTitle = "Wetin we dey build on";

export const pillars: readonly (TopicContent & { tone: AnswerTone })[] = [
  {
    name: "Spiritual Growth",
    icon: Sprout,
    tone: pillarTone.growth,
    description: "Know the Word for yourself, one verse and one question at a time.",
  },
  {
    name: "Life Guidance",
    icon: Compass,
    tone: pillarTone.guidance,
    description: "Ask wetin really dey your mind, and hear from people wey don pass where you dey.",
  },
  {
    name: "Ready for Tomorrow",
    icon: Rocket,
    tone: pillarTone.readiness,
    description: "Find wetin you sabi do well, and get ready for wetin dey come next.",
  },
  {
    name: "Community Bond",
    icon: HeartHandshake,
    tone: pillarTone.bond,
    description: "Nobody dey grow alone. Laugh, play and learn together.",
  },
];

export const playTitle = "Play tonight";
export const playLead = "One question, four answers, and the verse wey settle am. Try three before you sign up.";

export type Holds = Translates<typeof import("./rest-content.ts"), typeof import("./rest-content.pcm.ts")>;
