import Eye from "lucide-react/icons/eye";
import Flag from "lucide-react/icons/flag";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import UserCheck from "lucide-react/icons/user-check";
import type { ReactNode } from "react";
import { hasAccess } from "../frame/access.ts";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { Stack } from "../ui/layout/stack.ts";
import { SectionLinks } from "../ui/navigation/section-links.tsx";
import { Heading } from "../ui/text/heading.tsx";
import * as text from "./safety-text.ts";

const sections = [
  { label: text.reportsSection, to: "/safety", icon: <Flag aria-hidden /> },
  { label: text.newcomersSection, to: "/safety/newcomers", icon: <UserCheck aria-hidden /> },
  { label: text.supervisedSection, to: "/safety/supervised", icon: <Eye aria-hidden /> },
  { label: text.gameRoomsSection, to: "/safety/game-rooms", icon: <Gamepad2 aria-hidden /> },
];

/** A section of the page where the people who look after members work. Mentors have only one. */
export function SafetyPage({ visitKey, children }: { visitKey?: string; children: ReactNode }) {
  const session = useSession();
  const isGuardian = session.status === "signed-in" && hasAccess("guardian", session.me);
  return (
    <Screen title={text.screenTitle} width="full" {...(visitKey !== undefined && { visitKey })}>
      <Stack $gap={24}>
        <Heading level={1}>{text.screenTitle}</Heading>
        {isGuardian && <SectionLinks label={text.screenTitle} links={sections} />}
        {children}
      </Stack>
    </Screen>
  );
}
