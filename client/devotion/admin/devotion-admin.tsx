import BookOpen from "lucide-react/icons/book-open";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/devotions",
    order: 4,
    label: title,
    icon: <BookOpen aria-hidden />,
    screen: screenOf(() => import("./devotion-admin-panel.tsx"), "DevotionAdminPanel"),
  },
];
