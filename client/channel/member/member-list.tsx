import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import styled from "styled-components";
import type { ChannelMember } from "../../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_LISTED, FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Avatar } from "../../ui/text/avatar.tsx";
import { Badge, type BadgeTone } from "../../ui/text/badge.tsx";
import { Text } from "../../ui/text/text.tsx";
import { nameOf, roleNames } from "../channel-text.ts";
import { useMembers } from "./use-members.ts";

interface Props {
  channelId: string;
  myId: string;
  /** Those that can be chosen; the others are only shown. */
  mayChoose: (member: ChannelMember) => boolean;
  onChoose: (member: ChannelMember) => void;
}

const roleTones: Readonly<Record<ChannelMember["role"], BadgeTone>> = {
  owner: "bright",
  admin: "accent",
  member: "neutral",
  safeguarding_lead: "success",
};

// A name is the one thing that must be read whole.
const Whole = styled.span`display: block; white-space: normal;`;

/** Members need no badge, and a lead who reads along has one for that role already. */
const isOfChannel = (role: ChannelMember["role"]) => role === "owner" || role === "admin";

function MemberRow({ member, isMe, onPress }: { member: ChannelMember; isMe: boolean; onPress?: () => void }) {
  const { role, roles, isHere } = member;
  const detail = [isMe && "You", isHere && (isMe ? "here now" : "Here now")].filter(Boolean).join(", ");
  return (
    <ListRow
      start={<Avatar name={member.displayName} lit={isHere} />}
      title={
        <Whole>
          <MemberName name={nameOf(member)} roles={roles} />
        </Whole>
      }
      {...(detail !== "" && { detail })}
      end={
        <>
          {isOfChannel(role) && <Badge tone={roleTones[role]}>{roleNames[role]}</Badge>}
          {onPress && <ChevronRight aria-hidden width={20} />}
        </>
      }
      {...(onPress && { onPress })}
    />
  );
}

/** Who is in a channel, with a search by name. */
export function MemberList({ channelId, myId, mayChoose, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const query = useMembers(channelId, typed);
  const { data: members, isFetching } = query;
  return (
    <Stack $gap={12}>
      <SearchField label="Find members by name" value={typed} maxLength={FULL_NAME_MAX_LENGTH} onChange={setTyped} />
      {!members && (
        <QueryState query={query} label="Loading the members..." level={3}>
          <SkeletonRows rows={4} />
        </QueryState>
      )}
      <Stack as="ul" $gap={4} aria-busy={isFetching || undefined}>
        {members?.map((member) => (
          <li key={member.memberId}>
            <MemberRow
              member={member}
              isMe={member.memberId === myId}
              {...(mayChoose(member) && { onPress: () => onChoose(member) })}
            />
          </li>
        ))}
      </Stack>
      <Text role="status" $tone="muted" $size="small">
        {members?.length === 0 && !isFetching && "Nobody of this name."}
        {members?.length === CHANNEL_MEMBERS_LISTED &&
          `These are the first ${CHANNEL_MEMBERS_LISTED}. Find others by their name.`}
      </Text>
    </Stack>
  );
}
