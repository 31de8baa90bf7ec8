import type { LucideIcon } from "lucide-react";
import BellRing from "lucide-react/icons/bell-ring";
import Camera from "lucide-react/icons/camera";
import Eye from "lucide-react/icons/eye";
import Languages from "lucide-react/icons/languages";
import ListChecks from "lucide-react/icons/list-checks";
import WifiOff from "lucide-react/icons/wifi-off";

/** How far a plan is, from the furthest to the nearest idea. */
export type RoadmapStatus = "beta" | "testing" | "development" | "design" | "planning";

export interface RoadmapItem {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly description: string;
  readonly status: RoadmapStatus;
  /** In percent. */
  readonly progress: number;
}

/** From this progress on, a plan is almost ready. */
const ALMOST_READY_ABOVE = 80;
export const isAlmostReady = ({ progress }: Pick<RoadmapItem, "progress">): boolean => progress > ALMOST_READY_ABOVE;

/**
 * The plans of the product. Change this list when one of them is ready or there is a new one: what works already is at most
 * being tried out, and says where.
 */
export const roadmap: readonly RoadmapItem[] = [
  {
    name: "Notifications on your phone",
    icon: BellRing,
    description:
      "Know that someone wrote to you, even with the app closed. Try it now: turn it on in your dashboard, under Notifications.",
    status: "beta",
    progress: 95,
  },
  {
    name: "The app without a connection",
    icon: WifiOff,
    description:
      "Install the app, and read devotions, tickets and conversations where there is no network. You can try it now.",
    status: "testing",
    progress: 85,
  },
  {
    name: "More languages",
    icon: Languages,
    description:
      "Read the whole app in Naijá (Pidgin) now: choose it at the end of any page. Yoruba, Igbo and Hausa come next.",
    status: "development",
    progress: 25,
  },
  {
    name: "Pictures and voice notes",
    icon: Camera,
    description: "Show what you mean, or say it, in channels. With the same care for your safety as in words.",
    status: "design",
    progress: 10,
  },
  {
    name: "Polls in channels",
    icon: ListChecks,
    description: "Ask everyone one question, and see at once what the group wants.",
    status: "planning",
    progress: 5,
  },
  {
    name: "Seen",
    icon: Eye,
    description: "Know that your message was read, where both of you want that.",
    status: "planning",
    progress: 5,
  },
];
