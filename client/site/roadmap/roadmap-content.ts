import type { LucideIcon } from "lucide-react";
import BellRing from "lucide-react/icons/bell-ring";
import BookOpenCheck from "lucide-react/icons/book-open-check";
import Languages from "lucide-react/icons/languages";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mic from "lucide-react/icons/mic";
import Music from "lucide-react/icons/music";

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

/** The plans of the product. Change this list when one of them is ready or there is a new one. */
export const roadmap: readonly RoadmapItem[] = [
  {
    name: "Notifications on your phone",
    icon: BellRing,
    description: "Know that somebody wrote to you, even with the app closed. You choose what, and when it’s quiet.",
    status: "beta",
    progress: 90,
  },
  {
    name: "Verse of the week",
    icon: BookOpenCheck,
    description: "Learn one verse by heart with friends, a few words more each day.",
    status: "testing",
    progress: 82,
  },
  {
    name: "A desk for leaders",
    icon: LayoutDashboard,
    description: "Members, events and devotions in one place, so that leaders have more time for you.",
    status: "development",
    progress: 55,
  },
  {
    name: "Yoruba, Igbo and Hausa",
    icon: Languages,
    description: "Every page in the language you pray in.",
    status: "design",
    progress: 30,
  },
  {
    name: "Choir channel",
    icon: Music,
    description: "Songs with their words and parts, and who sings what on Sunday.",
    status: "design",
    progress: 20,
  },
  {
    name: "Voice messages",
    icon: Mic,
    description: "Say it when typing takes too long, with as little data as possible.",
    status: "planning",
    progress: 5,
  },
];
