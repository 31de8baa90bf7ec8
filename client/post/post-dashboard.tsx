import UsersRound from "lucide-react/icons/users-round";
import { type Section, screenOf } from "../frame/feature.ts";
import { communityTitle } from "./post-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/community",
    order: 3,
    label: communityTitle,
    icon: <UsersRound aria-hidden />,
    screen: screenOf(() => import("./community-section.tsx"), "CommunitySection"),
  },
];
