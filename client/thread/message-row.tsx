import Check from "lucide-react/icons/check";
import Ellipsis from "lucide-react/icons/ellipsis";
import { memo } from "react";
import styled from "styled-components";
import type { Message } from "../../schema/thread/message.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { Bubble } from "../ui/live/bubble.tsx";
import { Avatar } from "../ui/text/avatar.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { color } from "../ui/theme/css.ts";
import { LinkedText } from "./linked-text.tsx";

const AVATAR_PX = 36;
export const unknownUser = "Unknown User";

export const clockTime = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

const Stub = styled.em`color: ${color.muted};`;
const Hold = styled.span`flex: none; width: ${AVATAR_PX}px;`;
const Facts = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  > svg { width: 14px; height: 14px; }
`;

interface Props {
  message: Message;
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMenu: (message: Message) => void;
}

function Meta({ message, isOwn }: Pick<Props, "message" | "isOwn">) {
  return (
    <Facts>
      <time dateTime={new Date(message.createdAt).toISOString()}>{clockTime.format(message.createdAt)}</time>
      {message.isEdited && !message.isDeleted && <span>edited</span>}
      {isOwn && !message.isDeleted && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>Sent</VisuallyHidden>
        </>
      )}
    </Facts>
  );
}

/** One message of a thread. Drawn anew only when it changed. */
export const MessageRow = memo(function MessageRow({ message, isOwn, isFirst, isLast, onMenu }: Props) {
  const name = message.senderName || unknownUser;
  const isEdited = message.isEdited && !message.isDeleted;
  return (
    <Bubble
      own={isOwn}
      author={isFirst ? name : undefined}
      avatar={isFirst ? <Avatar name={message.senderName} size={AVATAR_PX} /> : <Hold />}
      meta={isLast || isEdited ? <Meta message={message} isOwn={isOwn} /> : undefined}
      aside={
        message.isDeleted ? undefined : (
          <IconButton
            label={isOwn ? "Your message: edit, delete, copy" : `Message of ${name}: copy, report`}
            icon={<Ellipsis />}
            aria-haspopup="dialog"
            onClick={() => onMenu(message)}
          />
        )
      }
    >
      {(isOwn || !isFirst) && <VisuallyHidden>{isOwn ? "You: " : `${name}: `}</VisuallyHidden>}
      {message.isDeleted ? <Stub>Message deleted</Stub> : <LinkedText text={message.content} />}
    </Bubble>
  );
});
