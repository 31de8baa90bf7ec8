import UserRound from "lucide-react/icons/user-round";
import { type Section, screenOf } from "../frame/feature.ts";
import { profileTitle } from "./profile-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/profile",
    order: 7,
    label: profileTitle,
    icon: <UserRound aria-hidden />,
    screen: screenOf(() => import("./profile-section.tsx"), "ProfileSection"),
  },
];
