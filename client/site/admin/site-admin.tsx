import Mail from "lucide-react/icons/mail";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/messages",
    order: 7,
    label: title,
    icon: <Mail aria-hidden />,
    screen: screenOf(() => import("./request-list.tsx"), "RequestList"),
  },
  { to: "/admin/messages/:requestId", screen: screenOf(() => import("./request-page.tsx"), "RequestPage") },
];
