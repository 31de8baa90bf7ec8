import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { PendingInvitation } from "../../../schema/channel/invitation-api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { pendingQuery, useWithdraw } from "./invitation-queries.ts";
import * as text from "./invitation-text.ts";

interface RowProps {
  invitation: PendingInvitation;
  isBusy: boolean;
  /** Missing for those who may only see the invitation. */
  onWithdraw: (() => void) | undefined;
}

function PendingRow({ invitation, isBusy, onWithdraw }: RowProps) {
  const { displayName, avatarUrl, roles, invitedBy, invitedAt } = invitation;
  const who = text.whoOf(invitation);
  return (
    <ListRow
      start={
        displayName === null ? (
          <IconTile size="small">
            <Mail />
          </IconTile>
        ) : (
          <Avatar name={displayName} src={avatarUrl} />
        )
      }
      wrap
      title={<MemberName name={who} roles={roles} />}
      detailLines={3}
      detail={
        <NamesInSentence sentence={text.sentBy(invitation, shortTime(invitedAt, Date.now()))} members={[invitedBy]} />
      }
      end={
        onWithdraw ? (
          <IconButton label={text.withdrawLabel(who)} icon={<X />} busy={isBusy} onClick={onWithdraw} />
        ) : (
          <Badge>{text.invitedBadge}</Badge>
        )
      }
    />
  );
}

/** Who is invited to the channel and has not answered. Nothing if there is nobody. */
export function PendingList({ channelId, canWithdraw }: { channelId: string; canWithdraw: boolean }) {
  const { data: invitations = [], error } = useQuery(pendingQuery(channelId));
  const heading = useRef<HTMLHeadingElement>(null);
  // The row and its focused button disappear.
  const { mutate, isPending, variables } = useWithdraw(channelId, () => heading.current?.focus());
  if (error) return <Notice tone="warning">{errorTextFor(error).message}</Notice>;
  if (invitations.length === 0) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="pending-invitations">
      <Heading id="pending-invitations" level={3} size="lead" ref={heading} tabIndex={-1}>
        {text.pendingTitle}
      </Heading>
      <Stack as="ul" $gap={4}>
        {invitations.map((invitation) => (
          <li key={invitation.invitationId}>
            <PendingRow
              invitation={invitation}
              isBusy={isPending && variables.invitationId === invitation.invitationId}
              onWithdraw={canWithdraw ? () => !isPending && mutate(invitation) : undefined}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
