import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ChannelPace } from "../../schema/channel/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { useMinute } from "../frame/use-minute.ts";
import { ApiError } from "../net/http/api-error.ts";
import { useSession } from "../net/session.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { formatEnd } from "../ui/format/format.ts";
import { usePart } from "../ui/late/use-part.ts";
import { onWake } from "../ui/late/wake.ts";
import { Text } from "../ui/text/text.tsx";
import type { AttachmentSenders } from "./attachment/choose/use-may-attach.ts";
import { Composer } from "./composer/composer.tsx";
import type { Hold } from "./composer/hold.ts";
import { TextActionsProvider } from "./link/text-actions-provider.tsx";
import { MessageList } from "./list/message-list.tsx";
import type { MentionCandidates } from "./mention/mention-candidate.ts";
import { AuthorDisplayContext, useAuthorDisplay } from "./message/author-display.ts";
import type { MoreActions } from "./message/message-actions.ts";
import { type MessageTarget, useMessageActions } from "./message/use-message-actions.ts";
import { PaneFooter } from "./pane-footer.ts";
import { EditQuestions } from "./pending/edit-questions.tsx";
import type { Thread } from "./thread.ts";
import { ThreadEnd } from "./thread-end.tsx";
import { ThreadOverlays } from "./thread-overlays.tsx";
import { ThreadStatusLine } from "./thread-status-line.tsx";
import * as text from "./thread-text.ts";

interface Props extends MentionCandidates {
  thread: Thread;
  label: string;
  /** The last seq that the member had read before opening. */
  readSeq: number;
  emptyHint: string;
  /** Shown instead of the composer. Undefined if the member may write. */
  readOnlyHint: string | undefined;
  /** When and how often this member may write in a channel. Null if nothing limits them. */
  pace?: ChannelPace | null;
  /** Who may send photos and voice notes here. */
  attachmentSenders: AttachmentSenders;
  draftKey: string;
  takesFocus: boolean;
  nameOf: (memberId: string) => string;
  /** The message to show, for example a search result. A new object shows it again. */
  target?: MessageTarget | undefined;
  /** What the menu of a message offers besides. */
  moreActions?: MoreActions | undefined;
}

/** Keeps the thread open for as long as it is shown. */
function useOpen(thread: Thread): void {
  useEffect(() => {
    thread.open();
    const sleep = onWake(thread.wake);
    return () => {
      sleep();
      thread.close();
    };
  }, [thread]);
}

/** Why the member may not write anywhere now. Undefined if they may. */
function useMutedHint(): string | undefined {
  const until = useSession().me?.mutedUntil ?? null;
  const now = useMinute();
  return until !== null && until > now ? text.mutedHint(formatEnd(until)) : undefined;
}

/** Reconnects once the member may write again, because the room has refused them in the meantime. */
function useReopen(thread: Thread, mayWrite: boolean): void {
  useEffect(() => {
    if (mayWrite && thread.room.getState().connection.kind === "ended") thread.open();
  }, [thread, mayWrite]);
}

/** A conversation's or channel's messages, and the composer. Fills its column. */
export function ThreadPanel(props: Props) {
  const { thread, label, readSeq, emptyHint, draftKey, takesFocus, nameOf, target, pace = null } = props;
  const mutedHint = useMutedHint();
  const readOnlyHint = props.readOnlyHint ?? mutedHint;
  const { people, findMembers, moreActions, attachmentSenders } = props;
  const mayWrite = readOnlyHint === undefined;
  useOpen(thread);
  useReopen(thread, mayWrite);
  const status = useStore(thread.store, (state) => state.status);
  const [hold, setHold] = useState<Hold | null>(null);
  const { part: paced } = usePart(() => import("./composer/pace-watch.tsx"), pace !== null);
  const state = useMessageActions(thread, {
    draftKey,
    mayWrite: mayWrite && hold?.kind !== "quiet",
    target,
    moreActions,
  });
  const { actions, busySeq, navigation, editing, setEditing, replyTo, setReplyTo } = state;
  const authorDisplay = useAuthorDisplay(thread, people);

  if (status.kind === "failed") {
    const { title, message } = errorTextFor(new ApiError(status.code));
    return <ErrorState title={title} onRetry={thread.wake} hint={message} />;
  }
  return (
    <AuthorDisplayContext value={authorDisplay}>
      <TextActionsProvider>
        <MessageList
          thread={thread}
          label={label}
          readSeq={readSeq}
          empty={
            <Text $tone="muted" $align="center">
              {emptyHint}
            </Text>
          }
          actions={actions}
          busySeq={busySeq}
          highlighted={navigation.highlighted}
        />
        <ThreadEnd thread={thread} mayWrite={mayWrite} />
        {mayWrite && <EditQuestions thread={thread} onEdit={setEditing} />}
        <ThreadStatusLine thread={thread} nameOf={nameOf} />
        {paced && pace && <paced.PaceWatch thread={thread} pace={pace} onHold={setHold} />}
        {mayWrite ? (
          <Composer
            thread={thread}
            draftKey={draftKey}
            editing={editing}
            onEditEnd={() => setEditing(null)}
            replyTo={replyTo}
            onReplyChange={setReplyTo}
            hold={hold}
            holdText={paced && hold && <paced.HoldText hold={hold} />}
            attachmentSenders={attachmentSenders}
            takesFocus={takesFocus}
            people={people}
            findMembers={findMembers}
          />
        ) : (
          <PaneFooter>
            <Text $tone="muted">{readOnlyHint}</Text>
          </PaneFooter>
        )}
        <ThreadOverlays thread={thread} state={state} />
      </TextActionsProvider>
    </AuthorDisplayContext>
  );
}
