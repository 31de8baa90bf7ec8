import { useRef, useState } from "react";
import type { ChannelInvitation } from "../../../schema/channel/invitation-api.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { useAccept, useDecline, useInvitations } from "./invitation-queries.ts";
import * as text from "./invitation-text.ts";

/** The member's open invitations. Nothing if there are none. */
export function InvitationSection({ onAccepted }: { onAccepted: (channelId: string) => void }) {
  const { data, isError, refetch } = useInvitations();
  const invitations = data ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const accept = useAccept(onAccepted);
  // The card and its focused button disappear.
  const decline = useDecline(() => heading.current?.focus());
  const [reported, setReported] = useState<ChannelInvitation | null>(null);
  const close = () => setReported(null);
  const { part: late } = usePart(() => import("../../safety/report-panel.tsx"), reported !== null, close);
  const isAnswering = accept.isPending || decline.isPending;

  function sendingOf({ invitationId }: ChannelInvitation) {
    if (accept.isPending && accept.variables.invitationId === invitationId) return "accept";
    return decline.isPending && decline.variables.invitationId === invitationId ? "decline" : null;
  }

  if (isError && !data) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            {text.tryAgainButton}
          </Button>
        }
      >
        {text.loadFailed}
      </Notice>
    );
  }
  if (invitations.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="invitations">
      <Heading id="invitations" size="title" ref={heading} tabIndex={-1}>
        {text.heading}
      </Heading>
      <Grid as="ul" $minWidth={320} $gap={12}>
        {invitations.map((invitation) => (
          <li key={invitation.invitationId}>
            <InvitationCard
              invitation={invitation}
              sending={sendingOf(invitation)}
              onAccept={() => !isAnswering && accept.mutate(invitation)}
              onDecline={() => !isAnswering && decline.mutate(invitation)}
              onReport={() => setReported(invitation)}
            />
          </li>
        ))}
      </Grid>
      {late && reported && (
        <late.ReportPanel
          subject={{ kind: "channel", channelId: reported.channelId }}
          name={reported.name}
          onClose={close}
        />
      )}
    </Stack>
  );
}
