import { useState } from "react";
import { hasAccess } from "../frame/access.ts";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { ConfirmedList } from "./newcomer/confirmed-list.tsx";
import { CorrectBirthDate, type Corrected } from "./newcomer/correct-birth-date.tsx";
import * as newcomerText from "./newcomer/newcomer-text.ts";
import { WaitingList } from "./newcomer/waiting-list.tsx";
import * as text from "./safety-text.ts";

/** Where the people who look after members work. */
export function SafetyScreen() {
  const session = useSession();
  const isAdmin = session.status === "signed-in" && hasAccess("admin", session.me);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const onCorrect = isAdmin ? setCorrected : undefined;
  return (
    <Screen title={text.screenTitle} width="full">
      <Stack $gap={32}>
        <Heading level={1}>{text.screenTitle}</Heading>
        <Stack as="section" aria-labelledby="waiting" $gap={16}>
          <Heading id="waiting" level={2}>
            {newcomerText.waitingTitle}
          </Heading>
          <Text $tone="muted">{newcomerText.waitingHint}</Text>
          <WaitingList onCorrect={onCorrect} />
        </Stack>
        <Stack as="section" aria-labelledby="confirmed" $gap={16}>
          <Heading id="confirmed" level={2}>
            {newcomerText.confirmedTitle}
          </Heading>
          <ConfirmedList onCorrect={onCorrect} />
        </Stack>
      </Stack>
      {corrected && <CorrectBirthDate member={corrected} onClose={() => setCorrected(null)} />}
    </Screen>
  );
}
