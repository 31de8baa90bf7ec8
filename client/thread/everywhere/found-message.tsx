import styled from "styled-components";
import type { MessagePlace, PlacedMessage } from "../../../schema/thread/api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { listOf } from "../../ui/format/format.ts";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { color } from "../../ui/theme/css.ts";
import { HighlightedText } from "../search/highlighted-text.tsx";
import { unknownUser } from "../thread-text.ts";
import * as text from "./everywhere-text.ts";

// On one line, so that two of the three are left for the text.
const Place = styled.span`display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.text};`;

/** THREAD-42: a message with its sender, its place and its time. It leads to its thread, which opens at the message. */
export function FoundMessage({ message, words }: { message: PlacedMessage; words: string }) {
  const { threadId, place, seq, senderName, senderAvatarUrl, senderRoles, createdAt } = message;
  return (
    <ListRow
      to={place.kind === "channel" ? `/community/channel/${threadId}` : `/messages?with=${threadId}`}
      state={{ isFromList: true, seq }}
      start={<Avatar name={senderName} src={senderAvatarUrl} size={36} />}
      title={<MemberName name={senderName || unknownUser} roles={senderRoles} />}
      detail={
        <>
          <Place>{placeText(place)}</Place>
          <HighlightedText text={message.text} words={words} />
        </>
      }
      detailLines={3}
      end={<time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>}
    />
  );
}

const placeText = (place: MessagePlace): string =>
  place.kind === "channel"
    ? text.inChannel(place.name)
    : text.inConversation(listOf(place.people.map(({ displayName }) => displayName || unknownUser)));
