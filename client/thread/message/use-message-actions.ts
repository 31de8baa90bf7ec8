import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Mention, Quote } from "../../../schema/thread/message.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { EditedMessage } from "../composer/composer.tsx";
import { drafts } from "../composer/draft-storage.ts";
import { isLoaded } from "../history/message-log.ts";
import { type KnownMessage, quoteOf } from "../history/message-merge.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import type { MessageActions, MessageDialogKind, MoreActions } from "./message-actions.ts";
import { useMessageSheet } from "./use-message-sheet.ts";

/** How long a message stays highlighted. */
const HIGHLIGHT_MS = 2_000;

/** A message to show. A new object shows it again. */
export interface MessageTarget {
  seq: number;
}

interface DialogRequest {
  kind: MessageDialogKind;
  message: KnownMessage;
  /** Whose sheet is open. */
  member?: Mention;
}

interface ReactionRequest {
  message: KnownMessage;
  anchor: HTMLElement;
}

/** Shows a message: highlighted in the list if it is loaded, otherwise in an excerpt. */
function useMessageNavigation(thread: Thread, target: MessageTarget | undefined) {
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const [highlighted, setHighlighted] = useState<MessageTarget | null>(null);
  const [excerptSeq, setExcerptSeq] = useState<number | null>(null);
  const goTo = useCallback(
    (seq: number) => {
      if (isLoaded(thread.store.getState().log, seq)) setHighlighted({ seq });
      else setExcerptSeq(seq);
    },
    [thread],
  );
  /** The last target shown. When the thread is loaded again, it is not shown again. */
  const shown = useRef<MessageTarget>(undefined);
  useEffect(() => {
    if (!target || !isReady || shown.current === target) return;
    shown.current = target;
    goTo(target.seq);
  }, [target, isReady, goTo]);
  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return { highlighted, excerptSeq, goTo, closeExcerpt: () => setExcerptSeq(null) };
}

interface Options {
  draftKey: string;
  mayWrite: boolean;
  target: MessageTarget | undefined;
  moreActions: MoreActions | undefined;
}

/**
 * The actions on the messages of a thread, and the state of those under way: the open dialog, edit, reply or reaction.
 */
export function useMessageActions(thread: Thread, { draftKey, mayWrite, target, moreActions }: Options) {
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const [editing, setEditing] = useState<EditedMessage | null>(null);
  const [replyTo, setReplyTo] = useState<Quote | null>(() => drafts.read(draftKey).replyTo);
  const [reacting, setReacting] = useState<ReactionRequest | null>(null);
  const navigation = useMessageNavigation(thread, target);
  const { goTo } = navigation;
  const sheet = useMessageSheet();
  const { open: openSheet } = sheet;
  const closeDialog = () => setDialog(null);
  const { part: dialogs, isFetching } = usePart(() => import("./message-dialogs.tsx"), dialog !== null, closeDialog);

  const actions = useMemo((): MessageActions => {
    const readActions: MessageActions = {
      openDialog: (kind, message) => setDialog({ kind, message }),
      openSheet,
      openMember: (message, member = { memberId: message.senderId, displayName: message.senderName }) =>
        setDialog({ kind: "member", message, member }),
      goTo,
      canForward: thread.kind === "channel",
      more: moreActions,
    };
    if (!mayWrite) return readActions;
    return {
      ...readActions,
      react: thread.react,
      vote: thread.vote,
      reply(message) {
        setEditing(null);
        setReplyTo(quoteOf(message));
      },
      edit: setEditing,
      openReactions: (message, anchor) => setReacting({ message, anchor }),
    };
  }, [mayWrite, thread, goTo, openSheet, moreActions]);

  return {
    actions,
    navigation,
    dialogs,
    dialog,
    closeDialog,
    sheet,
    /** The message whose dialog or sheet is being fetched. */
    busySeq: isFetching ? dialog?.message.seq : sheet.fetchingSeq,
    editing,
    setEditing,
    replyTo,
    setReplyTo,
    reacting,
    setReacting,
  };
}
