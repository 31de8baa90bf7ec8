import ScrollText from "lucide-react/icons/scroll-text";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/audit",
    order: 11,
    label: title,
    icon: <ScrollText aria-hidden />,
    screen: screenOf(() => import("./audit-admin-panel.tsx"), "AuditAdminPanel"),
  },
];
