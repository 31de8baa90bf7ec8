import type { LucideIcon } from "lucide-react";
import BellRing from "lucide-react/icons/bell-ring";
import Languages from "lucide-react/icons/languages";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import PenLine from "lucide-react/icons/pen-line";
import Volume2 from "lucide-react/icons/volume-2";
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
    name: "Tools for leaders",
    icon: LayoutDashboard,
    description: "Members, events and devotions in one place, so that leaders have more time for you.",
    status: "development",
    progress: 55,
  },
  {
    name: "Drafts of devotions",
    icon: PenLine,
    description: "Leaders start from a draft, check every verse, and publish only what they would say themselves.",
    status: "design",
    progress: 30,
  },
  {
    name: "Sounds in the games",
    icon: Volume2,
    description:
      "A short sound for a right answer, a win and a streak. You turn them on; the phone stays silent until then.",
    status: "planning",
    progress: 10,
  },
  {
    name: "Yoruba, Igbo and Hausa",
    icon: Languages,
    description: "Every page in the language you pray in.",
    status: "planning",
    progress: 5,
  },
];
