import Eye from "lucide-react/icons/eye";
import Flag from "lucide-react/icons/flag";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import UserCheck from "lucide-react/icons/user-check";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { hasAccess } from "../frame/access.ts";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SectionLinks } from "./section-links.tsx";
import * as text from "./section-text.ts";

const forMentors = [
  { label: text.newcomersSection, to: "/safety/newcomers", icon: <UserCheck aria-hidden /> },
  { label: text.questionsSection, to: "/safety/questions", icon: <MessageCircleQuestionMark aria-hidden /> },
  { label: text.podsSection, to: "/safety/pods", icon: <UsersRound aria-hidden /> },
];

const forGuardians = [
  { label: text.reportsSection, to: "/safety", icon: <Flag aria-hidden /> },
  { label: text.flaggedSection, to: "/safety/flagged", icon: <MessageSquareWarning aria-hidden /> },
  { label: text.confessionsSection, to: "/safety/confessions", icon: <Lock aria-hidden /> },
  { label: text.parentsSection, to: "/safety/parents", icon: <HeartHandshake aria-hidden /> },
  ...forMentors,
  { label: text.supervisedSection, to: "/safety/supervised", icon: <Eye aria-hidden /> },
  { label: text.gameRoomsSection, to: "/safety/game-rooms", icon: <Gamepad2 aria-hidden /> },
];

/** A section of the page where the people who look after members work. Mentors have fewer of them. */
export function SafetyPage({ visitKey, children }: { visitKey?: string; children: ReactNode }) {
  const session = useSession();
  const isGuardian = session.status === "signed-in" && hasAccess("guardian", session.me);
  return (
    <Screen title={text.screenTitle} width="full" {...(visitKey !== undefined && { visitKey })}>
      <Stack $gap={24}>
        <Heading level={1}>{text.screenTitle}</Heading>
        <SectionLinks label={text.screenTitle} links={isGuardian ? forGuardians : forMentors} />
        {children}
      </Stack>
    </Screen>
  );
}
