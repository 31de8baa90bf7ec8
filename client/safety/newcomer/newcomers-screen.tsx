import { useState } from "react";
import { PasswordAgainPanel } from "../../account/security/password-again-panel.tsx";
import { hasAccess } from "../../frame/access.ts";
import { useSession } from "../../net/session.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SafetyPage } from "../safety-page.tsx";
import { ConfirmedList } from "./confirmed-list.tsx";
import { CorrectBirthDate, type Corrected } from "./correct-birth-date.tsx";
import * as text from "./newcomer-text.ts";
import { WaitingList } from "./waiting-list.tsx";

/** New members whose age someone confirms, and the confirmed ones. */
export function NewcomersScreen() {
  const session = useSession();
  const isAdmin = session.status === "signed-in" && hasAccess("admin", session.me);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const onCorrect = isAdmin ? setCorrected : undefined;
  return (
    <SafetyPage>
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
          <ConfirmedList onCorrect={onCorrect} />
        </Stack>
      </Stack>
      {corrected && <CorrectBirthDate member={corrected} onClose={() => setCorrected(null)} />}
      {isAdmin && <PasswordAgainPanel />}
    </SafetyPage>
  );
}
