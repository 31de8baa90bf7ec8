import Reply from "lucide-react/icons/reply";
import SmilePlus from "lucide-react/icons/smile-plus";
import { type ComponentProps, memo, type ReactNode, useContext, useMemo } from "react";
import styled from "styled-components";
import type { Mention } from "../../../schema/thread/message.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { NameButton } from "../../ui/button/name-button.ts";
import { formatClockTime } from "../../ui/format/format.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import { Text } from "../../ui/text/text.tsx";
import { AttachmentPart, besideAttachmentWidth } from "../attachment/attachment-part.tsx";
import { isFewEmojis } from "../emoji/emoji-only.ts";
import { ForwardPart } from "../forward/forward-part.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { LinkCardSlot } from "../link/link-card-slot.tsx";
import { PollPart } from "../poll/poll-part.tsx";
import { ReactionChips } from "../reaction/reaction-chips.tsx";
import { asReaction } from "../reaction/reaction-names.ts";
import { reactionChips } from "../reaction/reaction-view.ts";
import { SeenBy } from "../seen/seen-by.tsx";
import * as threadText from "../thread-text.ts";
import { AuthorDisplayContext } from "./author-display.ts";
import { LinkedText } from "./linked-text.tsx";
import type { MessageActions } from "./message-actions.ts";
import { MessageMenu } from "./message-menu.tsx";
import * as text from "./message-text.ts";
import { Quoted } from "./quoted.tsx";
import { TouchRow } from "./touch/touch-row.tsx";

const AVATAR_PX = 28;

const AuthorWithRoles = styled.span`display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-width: 0;`;
const AvatarSpace = styled.span`flex: none; width: ${AVATAR_PX}px;`;

interface Props {
  message: KnownMessage;
  myId: string;
  /** The first and the last message of a group. Those after the first are close below the one before. */
  isFirst: boolean;
  isLast: boolean;
  /** How many have seen it, if it is the reader's newest message that others have seen. */
  seenBy?: number;
  /** In a channel, the reader may look who has. */
  listsSeen?: boolean;
  /** Without actions the row only shows the message. */
  actions?: MessageActions;
  /** A dialog of its menu is being fetched. */
  busy?: boolean;
}

/** Shown instead of the text of a deleted or hidden message. */
const placeholderOf = ({ isDeleted, isHidden }: KnownMessage): string | null => {
  if (isHidden) return threadText.messageHidden;
  return isDeleted ? threadText.messageDeleted : null;
};

function Meta({ message, isOwn, ...seen }: { message: KnownMessage; isOwn: boolean } & ComponentProps<typeof SeenBy>) {
  const isShown = placeholderOf(message) === null;
  return (
    <MessageMeta>
      <time dateTime={new Date(message.createdAt).toISOString()}>{formatClockTime(message.createdAt)}</time>
      {message.isEdited && isShown && <span>{text.edited}</span>}
      {isOwn && isShown && <SeenBy {...seen} />}
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

/** Who wrote the message: on the screen, or only read aloud where the reader can tell. */
function useAuthor(message: KnownMessage, isOwn: boolean, isFirst: boolean, onPress?: () => void) {
  const { hasAvatars, partnerId } = useContext(AuthorDisplayContext);
  const name = message.isHidden ? "" : message.senderName || threadText.unknownUser;
  const isShown = !isOwn && isFirst && name !== "" && message.senderId !== partnerId;
  const spoken = isOwn ? text.ownAuthor : text.author(name);
  // Keyboard users open the member's sheet from the menu. The picture says nothing that the name does not.
  const pressable = (content: ReactNode, isPicture = false) =>
    onPress && name !== "" ? (
      <NameButton
        {...(isPicture ? ({ as: "span", "aria-hidden": true } as const) : ({ type: "button", tabIndex: -1 } as const))}
        onClick={onPress}
      >
        {content}
      </NameButton>
    ) : (
      content
    );
  return {
    author: isShown ? (
      <AuthorWithRoles>
        {pressable(name)}
        <RoleBadges roles={message.senderRoles ?? []} />
      </AuthorWithRoles>
    ) : undefined,
    spokenAuthor: isShown || name === "" ? undefined : spoken,
    avatar:
      hasAvatars &&
      !isOwn &&
      (isFirst ? (
        pressable(<Avatar name={name} src={message.senderAvatarUrl} size={AVATAR_PX} />, true)
      ) : (
        <AvatarSpace />
      )),
  };
}

/** It carries nothing besides its text, which stands alone. */
const isTextOnly = ({ replyTo, poll, attachment, forwarded }: KnownMessage): boolean =>
  !replyTo && !poll && !attachment && !forwarded;

/** One message of a thread. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, myId, isFirst, isLast, seenBy = 0, listsSeen = false, actions, busy = false } = props;
  const { replyTo, mentions } = message;
  const isOwn = message.senderId === myId;
  const author = useAuthor(message, isOwn, isFirst, actions && (() => actions.openMember(message)));
  const onMention = useMemo(
    () => actions && ((member: Mention) => actions.openMember(message, member)),
    [actions, message],
  );
  const placeholder = placeholderOf(message);
  const words = <LinkedText text={message.content} mentions={mentions} myId={myId} onMention={onMention} />;
  /** What can be seen can be reported, also without its text. */
  const canReportGone = placeholder !== null && !isOwn;
  const chips = placeholder === null ? reactionChips(message) : [];
  const toggle = actions?.react;
  const openPhoto = actions && (() => actions.openDialog("photo", message));
  const openSeen = actions && listsSeen ? () => actions.openDialog("seen", message) : undefined;
  const bubble = (
    <Bubble
      {...author}
      own={isOwn}
      continues={!isFirst}
      continued={!isLast}
      isEmoji={placeholder === null && isTextOnly(message) && isFewEmojis(message.content)}
      textWidth={placeholder === null ? besideAttachmentWidth(message.attachment) : undefined}
      meta={<Meta message={message} isOwn={isOwn} by={seenBy} onOpen={openSeen} />}
      aside={
        actions && (placeholder === null || canReportGone) ? (
          <MessageMenu message={message} isOwn={isOwn} busy={busy} actions={actions} />
        ) : undefined
      }
      quick={actions?.reply && placeholder === null ? <QuickButtons message={message} actions={actions} /> : undefined}
      quote={
        placeholder === null && (
          <>
            {replyTo && <Quoted quote={replyTo} myId={myId} onPress={actions && (() => actions.goTo(replyTo.seq))} />}
            {message.forwarded && (
              <ForwardPart forwarded={message.forwarded} myId={myId} isLink={actions !== undefined} />
            )}
          </>
        )
      }
      card={placeholder === null ? <LinkCardSlot text={message.content} /> : undefined}
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
      {placeholder === null ? (
        <>
          {message.attachment ? (
            <AttachmentPart message={message} attachment={message.attachment} myId={myId} onOpen={openPhoto}>
              {message.content !== "" ? words : undefined}
            </AttachmentPart>
          ) : (
            words
          )}
          {message.poll && <PollPart message={message} poll={message.poll} actions={actions} />}
        </>
      ) : (
        <Text as="em" $tone="muted">
          {placeholder}
        </Text>
      )}
    </Bubble>
  );
  if (!actions || (placeholder !== null && !canReportGone)) return bubble;
  const { openSheet } = actions;
  const reply = placeholder === null ? actions.reply : undefined;
  return (
    <TouchRow
      onHold={(row) => openSheet(message, row.closest<HTMLElement>("[data-seq]") ?? row)}
      onSwipe={reply && (() => reply(message))}
    >
      {bubble}
    </TouchRow>
  );
});
