import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import Clapperboard from "lucide-react/icons/clapperboard";
import Footprints from "lucide-react/icons/footprints";
import MessagesSquare from "lucide-react/icons/messages-square";
import type { ResourceCategory } from "../../../schema/site/resources.ts";
import type { AnswerTone } from "../../ui/tokens.ts";

/** The icon and the color of each category, the same wherever it appears. */
export const categoryStyle: Readonly<Record<ResourceCategory, { icon: LucideIcon; tone: AnswerTone }>> = {
  study: { icon: BookOpen, tone: "gold" },
  video: { icon: Clapperboard, tone: "coral" },
  discussion: { icon: MessagesSquare, tone: "violet" },
  activity: { icon: Footprints, tone: "teal" },
};
