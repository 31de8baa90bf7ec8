import CircleHelp from "lucide-react/icons/circle-question-mark";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/questions",
    order: 6,
    label: title,
    icon: <CircleHelp aria-hidden />,
    screen: screenOf(() => import("./question-list.tsx"), "QuestionList"),
  },
  { to: "/admin/questions/new", screen: screenOf(() => import("./form/new-question.tsx"), "NewQuestion") },
  { to: "/admin/questions/files", screen: screenOf(() => import("./file/question-files.tsx"), "QuestionFiles") },
  { to: "/admin/questions/:questionId", screen: screenOf(() => import("./one/question-page.tsx"), "QuestionPage") },
];
