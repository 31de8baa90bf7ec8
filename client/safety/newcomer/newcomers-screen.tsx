import { useState } from "react";
import { PasswordAgainPanel } from "../../account/security/password-again-panel.tsx";
import { hasAccess } from "../../frame/access.ts";
import { useSession } from "../../net/session.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SafetyPage } from "../safety-page.tsx";
import { ConfirmationList } from "./confirmation-list.tsx";
import { CorrectBirthDate, type Corrected } from "./correct-birth-date.tsx";
import { FindNewcomer } from "./find-newcomer.tsx";
import * as text from "./newcomer-text.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Mentors find one person at a time; leads and admins see who waits, and who confirmed whom. */
export function NewcomersScreen() {
  const session = useSession();
  const isGuardian = session.status === "signed-in" && hasAccess("guardian", session.me);
  return <SafetyPage>{isGuardian ? <GuardianSections /> : <MentorSection />}</SafetyPage>;
}

function MentorSection() {
  return (
    <Stack as="section" aria-labelledby="find" $gap={16}>
      <Heading id="find" level={2}>
        {text.findTitle}
      </Heading>
      <Text $tone="muted">{text.findHint}</Text>
      <FindNewcomer />
    </Stack>
  );
}

function GuardianSections() {
  const session = useSession();
  const isAdmin = session.status === "signed-in" && hasAccess("admin", session.me);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const onCorrect = isAdmin ? setCorrected : undefined;
  return (
    <>
      <Stack $gap={32}>
        <Stack as="section" aria-labelledby="waiting" $gap={16}>
          <Heading id="waiting" level={2}>
            {text.waitingTitle}
          </Heading>
          <Text $tone="muted">{text.waitingHint}</Text>
          <WaitingList onCorrect={onCorrect} />
        </Stack>
        <Stack as="section" aria-labelledby="confirmed" $gap={16}>
          <Heading id="confirmed" level={2}>
            {text.confirmedTitle}
          </Heading>
          <Text $tone="muted">{text.confirmedHint}</Text>
          <ConfirmationList onCorrect={onCorrect} />
        </Stack>
      </Stack>
      {corrected && <CorrectBirthDate member={corrected} onClose={() => setCorrected(null)} />}
      {isAdmin && <PasswordAgainPanel />}
    </>
  );
}
