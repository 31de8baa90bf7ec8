import BookOpen from "lucide-react/icons/book-open";
import { type Section, screenOf } from "../../frame/feature.ts";
import * as text from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/devotions",
    order: 4,
    label: text.title,
    icon: <BookOpen aria-hidden />,
    pages: [
      { to: "/admin/devotions/new", title: text.newPage },
      { to: "/admin/devotions/draft", title: text.draftPage },
    ],
    screen: screenOf(() => import("./list/devotion-list.tsx"), "DevotionList"),
  },
  { to: "/admin/devotions/new", screen: screenOf(() => import("./form/new-devotion.tsx"), "NewDevotion") },
  { to: "/admin/devotions/draft", screen: screenOf(() => import("./draft/draft-devotion.tsx"), "DraftDevotion") },
  { to: "/admin/devotions/:devotionId", screen: screenOf(() => import("./form/devotion-page.tsx"), "DevotionPage") },
];
