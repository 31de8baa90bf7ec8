import CircleHelp from "lucide-react/icons/circle-question-mark";
import { type Section, screenOf } from "../../frame/feature.ts";
import * as text from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/questions",
    order: 6,
    label: text.title,
    icon: <CircleHelp aria-hidden />,
    pages: [
      { to: "/admin/questions/new", title: text.newPage },
      { to: "/admin/questions/files", title: text.filesPage },
    ],
    screen: screenOf(() => import("./question-list.tsx"), "QuestionList"),
  },
  { to: "/admin/questions/new", screen: screenOf(() => import("./form/new-question.tsx"), "NewQuestion") },
  { to: "/admin/questions/files", screen: screenOf(() => import("./file/question-files.tsx"), "QuestionFiles") },
  { to: "/admin/questions/:questionId", screen: screenOf(() => import("./one/question-page.tsx"), "QuestionPage") },
];
