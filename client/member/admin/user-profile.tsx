import type { MemberFile } from "../../../schema/member/admin-api.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { formatEnd, shortDateFormat } from "../../ui/format/format.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { RoleBadges } from "../role-badges-panel.tsx";
import * as text from "./users-text.ts";

const date = shortDateFormat();

/** What a member has written about themselves, and the state of their account. */
export function UserProfile({ user }: { user: MemberFile }) {
  const items = [
    { name: text.phoneName, value: user.phone ?? text.noValue },
    { name: text.locationName, value: user.location ?? text.noValue },
    { name: text.levelName, value: user.spiritualLevel ? text.levelNames[user.spiritualLevel] : text.noValue },
    { name: text.joinedHeader, value: date.format(user.createdAt) },
    { name: text.completionHeader, value: text.percent(user.completion) },
    ...(user.interests.length > 0 ? [{ name: text.interestsName, value: user.interests.join(", ") }] : []),
  ];
  return (
    <Panel title={text.profileTitle}>
      <Stack $gap={16}>
        <Row $gap={16}>
          <Avatar name={user.displayName} size={64} src={user.avatarUrl} />
          <Stack $gap={8} style={{ minWidth: 0 }}>
            <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
              {user.emailVerified ? user.email : text.notVerified(user.email)}
            </Text>
            <StateBadges user={user} />
          </Stack>
        </Row>
        <DescriptionList items={items} />
        {user.bio !== null && (
          <Stack $gap={4}>
            <SecondaryText>{text.bioName}</SecondaryText>
            <MultilineText>{user.bio}</MultilineText>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

function StateBadges({ user: { roles, suspendedAt, status } }: { user: MemberFile }) {
  return (
    <Cluster $gap={8}>
      <RoleBadges roles={roles} />
      {suspendedAt !== null && <Badge tone="danger">{text.suspendedSince(date.format(suspendedAt))}</Badge>}
      {status.mutedUntil !== null && <Badge tone="warning">{text.mutedUntil(formatEnd(status.mutedUntil))}</Badge>}
      {suspendedAt === null && status.mutedUntil === null && <Badge tone="success">{text.stateNames.active}</Badge>}
    </Cluster>
  );
}
