import BookOpen from "lucide-react/icons/book-open";
import { type Section, screenOf } from "../frame/feature.ts";
import { screenTitle } from "./devotion-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/devotions",
    order: 2,
    label: screenTitle,
    icon: <BookOpen aria-hidden />,
    screen: screenOf(() => import("./devotions-section.tsx"), "DevotionsSection"),
  },
];
