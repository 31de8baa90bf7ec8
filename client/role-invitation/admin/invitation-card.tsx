import { useState } from "react";
import type { ListedRoleInvitation } from "../../../schema/role-invitation/admin-api.ts";
import type { RoleInvitationState } from "../../../schema/role-invitation/role-invitation.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { community } from "../../net/community.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { shortDateFormat } from "../../ui/format/format.ts";
import { formatMoment } from "../../ui/format/moment.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { useRevoke } from "./role-invitation-admin-queries.ts";
import * as text from "./role-invitation-admin-text.ts";

const tones: Readonly<Record<RoleInvitationState, BadgeTone>> = {
  open: "success",
  used: "neutral",
  ended: "neutral",
  revoked: "neutral",
};

const day = shortDateFormat(community.timeZone);

function whomOf({ email, maxUses }: ListedRoleInvitation): string {
  if (email !== null) return text.forEmail(email);
  return maxUses === 1 ? text.forOne : text.forGroup(maxUses);
}

/** One invitation: for whom, by whom, and what has become of it. */
export function InvitationCard({ invitation }: { invitation: ListedRoleInvitation }) {
  const { role, state, maxUses, uses, waiting, createdBy, createdAt, expiresAt } = invitation;
  return (
    <Card $padding={16}>
      <Stack $gap={8}>
        <Row $justify="between" $align="start" $gap={12}>
          <Heading level={3} size="label">
            {text.roleNames[role]}
          </Heading>
          <Badge size="small" tone={tones[state]}>
            {text.stateNames[state]}
          </Badge>
        </Row>
        <Text style={{ overflowWrap: "anywhere" }}>{whomOf(invitation)}</Text>
        <Cluster $gap={8}>
          <Badge size="small">{text.usedCount(uses, maxUses)}</Badge>
          {waiting > 0 && <Badge size="small">{text.waitingCount(waiting)}</Badge>}
          {/* It ends at midnight. */}
          <SecondaryText as="span">{text.lastDayText(day.format(expiresAt - 1))}</SecondaryText>
        </Cluster>
        <SecondaryText as="div">
          {createdBy ? <MemberName name={createdBy.displayName} roles={createdBy.roles} /> : text.goneAdmin}
          {formatMoment(createdAt)}
        </SecondaryText>
        {(state === "open" || waiting > 0) && state !== "revoked" && <Revoke invitation={invitation} />}
      </Stack>
    </Card>
  );
}

function Revoke({ invitation }: { invitation: ListedRoleInvitation }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useRevoke(invitation.invitationId, () => setIsAsking(false));
  const label = text.revokeLabel(text.roleNames[invitation.role], whomOf(invitation));
  return (
    <Cluster>
      <Button variant="secondary" aria-label={label} onClick={() => setIsAsking(true)}>
        {text.revokeButton}
      </Button>
      <LateConfirmDialog
        open={isAsking}
        title={text.revokeTitle}
        confirmLabel={text.revokeButton}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {text.revokeHint}
      </LateConfirmDialog>
    </Cluster>
  );
}
