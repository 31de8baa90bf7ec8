import CircleHelp from "lucide-react/icons/circle-question-mark";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/questions",
    order: 6,
    label: title,
    icon: <CircleHelp aria-hidden />,
    screen: screenOf(() => import("./questions-admin-panel.tsx"), "QuestionsAdminPanel"),
  },
];
