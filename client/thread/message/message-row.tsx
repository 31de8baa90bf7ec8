import Check from "lucide-react/icons/check";
import Reply from "lucide-react/icons/reply";
import SmilePlus from "lucide-react/icons/smile-plus";
import { memo, type ReactNode, useMemo } from "react";
import styled from "styled-components";
import type { Mention } from "../../../schema/thread/message.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { NameButton } from "../../ui/button/name-button.ts";
import { formatClockTime } from "../../ui/format/format.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import { ReactionChips } from "../../ui/message/reaction-chips.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { asReaction } from "../reaction/reaction-names.ts";
import { reactionChips } from "../reaction/reaction-view.ts";
import * as threadText from "../thread-text.ts";
import { LinkedText } from "./linked-text.tsx";
import type { MessageActions } from "./message-actions.ts";
import { MessageMenu } from "./message-menu.tsx";
import * as text from "./message-text.ts";
import { Quoted } from "./quoted.tsx";

const AVATAR_PX = 36;

const AvatarSpace = styled.span`flex: none; width: ${AVATAR_PX}px;`;

interface Props {
  message: KnownMessage;
  myId: string;
  isFirst: boolean;
  isLast: boolean;
  /** Without actions the row only shows the message. */
  actions?: MessageActions;
  /** A dialog of its menu is being fetched. */
  busy?: boolean;
}

function Meta({ message, isOwn }: { message: KnownMessage; isOwn: boolean }) {
  return (
    <MessageMeta>
      <time dateTime={new Date(message.createdAt).toISOString()}>{formatClockTime(message.createdAt)}</time>
      {message.isEdited && !message.isDeleted && <span>{text.edited}</span>}
      {isOwn && !message.isDeleted && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{text.sent}</VisuallyHidden>
        </>
      )}
    </MessageMeta>
  );
}

/**
 * Shortcuts for the mouse. Keyboard users find both actions in the menu, so here they would only be extra tab stops.
 */
function QuickButtons({ message, actions }: { message: KnownMessage; actions: MessageActions }) {
  return (
    <>
      <IconButton
        label={threadText.reactLabel}
        icon={<SmilePlus />}
        tabIndex={-1}
        onClick={(event) => actions.openReactions?.(message, event.currentTarget)}
      />
      <IconButton label={text.replyButton} icon={<Reply />} tabIndex={-1} onClick={() => actions.reply?.(message)} />
    </>
  );
}

/** Shown instead of the text of a deleted or hidden message. */
const placeholderOf = ({ isDeleted, isHidden }: KnownMessage): string | null => {
  if (isHidden) return threadText.messageHidden;
  return isDeleted ? threadText.messageDeleted : null;
};

/** One message of a thread. */
export const MessageRow = memo(function MessageRow({ message, myId, isFirst, isLast, actions, busy = false }: Props) {
  const { replyTo, mentions } = message;
  const isOwn = message.senderId === myId;
  const placeholder = placeholderOf(message);
  const name = message.isHidden ? "" : message.senderName || threadText.unknownUser;
  const chips = placeholder === null ? reactionChips(message) : [];
  const isEdited = message.isEdited && placeholder === null;
  const toggle = actions?.react;
  const onMention = useMemo(
    () => actions && ((member: Mention) => actions.openSheet(message, member)),
    [actions, message],
  );
  const canReportDeleted = message.isDeleted && !message.isHidden && !isOwn;
  // Keyboard users find it in the menu.
  const pressable = (content: ReactNode, isHidden?: true) =>
    actions && name ? (
      <NameButton type="button" tabIndex={-1} aria-hidden={isHidden} onClick={() => actions.openSheet(message)}>
        {content}
      </NameButton>
    ) : (
      content
    );
  return (
    <Bubble
      own={isOwn}
      author={isFirst && name ? pressable(name) : undefined}
      avatar={isFirst ? pressable(<Avatar name={name} size={AVATAR_PX} />, true) : <AvatarSpace />}
      meta={isLast || isEdited ? <Meta message={message} isOwn={isOwn} /> : undefined}
      aside={
        actions && (placeholder === null || canReportDeleted) ? (
          <MessageMenu message={message} isOwn={isOwn} busy={busy} actions={actions} />
        ) : undefined
      }
      quick={actions?.reply && placeholder === null ? <QuickButtons message={message} actions={actions} /> : undefined}
      quote={
        replyTo &&
        placeholder === null && (
          <Quoted quote={replyTo} myId={myId} onPress={actions && (() => actions.goTo(replyTo.seq))} />
        )
      }
      below={
        chips.length > 0 ? (
          <ReactionChips
            reactions={chips}
            onToggle={
              toggle &&
              ((emoji, isOn) => {
                const reaction = asReaction(emoji);
                if (reaction) toggle(message.seq, reaction, isOn);
              })
            }
          />
        ) : undefined
      }
    >
      {name && (isOwn || !isFirst) && <VisuallyHidden>{isOwn ? text.ownAuthor : text.author(name)}</VisuallyHidden>}
      {placeholder === null ? (
        <LinkedText text={message.content} mentions={mentions} myId={myId} onMention={onMention} />
      ) : (
        <Text as="em" $tone="muted">
          {placeholder}
        </Text>
      )}
    </Bubble>
  );
});
