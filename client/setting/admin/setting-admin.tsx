import Settings from "lucide-react/icons/settings";
import { type Section, screenOf } from "../../frame/feature.ts";
import * as text from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/settings",
    order: 12,
    label: text.title,
    icon: <Settings aria-hidden />,
    pages: [{ to: "/admin/setup", title: text.setupPage }],
    screen: screenOf(() => import("./setting-admin-panel.tsx"), "SettingAdminPanel"),
  },
  { to: "/admin/setup", screen: screenOf(() => import("./setup/setup-admin-panel.tsx"), "SetupAdminPanel") },
];
