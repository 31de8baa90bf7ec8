import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import styled from "styled-components";
import type { ChannelMember } from "../../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_LISTED, FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { nameOf, roleNames } from "../channel-text.ts";
import * as text from "./member-text.ts";
import { useMembers } from "./use-members.ts";

interface Props {
  channelId: string;
  myId: string;
  /** Whether a member can be chosen. The others are only shown. */
  mayChoose: (member: ChannelMember) => boolean;
  onChoose: (member: ChannelMember) => void;
}

const roleTones: Readonly<Record<ChannelMember["role"], BadgeTone>> = {
  owner: "bright",
  admin: "accent",
  member: "neutral",
  safeguarding_lead: "success",
};

// Long names wrap, so that they can be read in full.
const WrappedName = styled.span`display: block; white-space: normal;`;

/** Safeguarding leads have a badge for that role already. */
const hasChannelBadge = (role: ChannelMember["role"]) => role !== "safeguarding_lead";

function presenceText(isMe: boolean, isHere: boolean): string {
  if (isMe) return isHere ? text.readerHere : text.reader;
  return isHere ? text.otherHere : "";
}

function MemberRow({ member, isMe, onPress }: { member: ChannelMember; isMe: boolean; onPress?: () => void }) {
  const { role, roles, formerName, isHere } = member;
  const detail = presenceText(isMe, isHere);
  return (
    <ListRow
      start={<Avatar name={member.displayName} src={member.avatarUrl} lit={isHere} />}
      title={
        <WrappedName>
          <MemberName name={nameOf(member)} formerName={formerName} roles={roles} />
        </WrappedName>
      }
      {...(detail !== "" && { detail })}
      end={
        <>
          {hasChannelBadge(role) && <Badge tone={roleTones[role]}>{roleNames[role]}</Badge>}
          {onPress && <ChevronRight aria-hidden width={20} />}
        </>
      }
      {...(onPress && { onPress })}
    />
  );
}

/** The members of a channel, with a search by name. */
export function MemberList({ channelId, myId, mayChoose, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const query = useMembers(channelId, typed);
  const { data: members, isFetching } = query;
  return (
    <Stack $gap={12}>
      <SearchField label={text.searchLabel} value={typed} maxLength={FULL_NAME_MAX_LENGTH} onChange={setTyped} />
      {!members && <QueryState query={query} label={text.loading} level={3} rows={4} />}
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
      <SecondaryText role="status">
        {members?.length === 0 && !isFetching && text.nobodyFound}
        {members?.length === CHANNEL_MEMBERS_LISTED && text.firstListed(CHANNEL_MEMBERS_LISTED)}
      </SecondaryText>
    </Stack>
  );
}
