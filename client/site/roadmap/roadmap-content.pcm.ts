import BellRing from "lucide-react/icons/bell-ring";
import Camera from "lucide-react/icons/camera";
import Eye from "lucide-react/icons/eye";
import Languages from "lucide-react/icons/languages";
import ListChecks from "lucide-react/icons/list-checks";
import WifiOff from "lucide-react/icons/wifi-off";
import type { Translates } from "../../../schema/language/translation.ts";
import type { RoadmapItem } from "./roadmap-content.ts";

export const roadmap: readonly RoadmapItem[] = [
  {
    name: "Notifications for your phone",
    icon: BellRing,
    description:
      "Know say somebody write you, even when the app dey closed. Try am now: turn am on for your dashboard, under Notifications.",
    status: "beta",
    progress: 95,
  },
  {
    name: "The app without network",
    icon: WifiOff,
    description:
      "Install the app, and read devotions, tickets and conversations where network no dey. You fit try am now.",
    status: "testing",
    progress: 85,
  },
  {
    name: "Other languages",
    icon: Languages,
    description:
      "You fit read the whole app for Naijá (Pidgin) now: choose am for the end of any page. Yoruba, Igbo and Hausa dey come next.",
    status: "development",
    progress: 25,
  },
  {
    name: "Pictures and voice notes for channels",
    icon: Camera,
    description:
      "Show wetin you mean, or talk am, for channels. We go take care of your safety the same way as for words.",
    status: "design",
    progress: 10,
  },
  {
    name: "Polls for channels",
    icon: ListChecks,
    description: "Ask everybody one question, and see now now wetin the group want.",
    status: "planning",
    progress: 5,
  },
  {
    name: "Don see am",
    icon: Eye,
    description: "Know say dem don read your message, if the two of una want am so.",
    status: "planning",
    progress: 5,
  },
];

export type Holds = Translates<typeof import("./roadmap-content.ts"), typeof import("./roadmap-content.pcm.ts")>;
