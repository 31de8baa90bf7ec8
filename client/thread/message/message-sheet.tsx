import { useEffect } from "react";
import { useStore } from "zustand";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { MenuSheet } from "../../ui/menu/menu-sheet.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import type { Thread } from "../thread.ts";
import { menuTitleOf, messageActionList } from "./message-action-list.tsx";
import type { MessageActions } from "./message-actions.ts";

interface Props {
  /** As it was when the sheet opened. */
  message: KnownMessage;
  thread: Thread;
  actions: MessageActions;
  onClose: (chosen?: MenuAction) => void;
}

/** The menu of a message that a long press opens: quick reactions at the top, the other actions below. */
export function MessageSheet({ message, thread, actions, onClose }: Props) {
  const current = useStore(thread.store, ({ visible }) => visible.find(({ seq }) => seq === message.seq)) ?? message;
  const isOwn = current.senderId === thread.memberId;
  const isGone = (current.isHidden && !message.isHidden) || (current.isDeleted && !message.isDeleted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onClose always means the same
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone]);
  const subject = { message: current, isOwn, actions };
  return (
    <MenuSheet label={menuTitleOf(subject)} actions={messageActionList(subject)} focusFirst={false} onClose={onClose} />
  );
}
