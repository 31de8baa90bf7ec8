import UsersRound from "lucide-react/icons/users-round";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/users",
    order: 2,
    label: title,
    icon: <UsersRound aria-hidden />,
    screen: screenOf(() => import("./user-list.tsx"), "UserList"),
  },
  { to: "/admin/users/:memberId", screen: screenOf(() => import("./user-page.tsx"), "UserPage") },
];
