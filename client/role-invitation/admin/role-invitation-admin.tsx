import MailPlus from "lucide-react/icons/mail-plus";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/invitations",
    // After the users, before the events.
    order: 2.5,
    label: title,
    icon: <MailPlus aria-hidden />,
    screen: screenOf(() => import("./invitations-admin-panel.tsx"), "InvitationsAdminPanel"),
  },
];
