import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useStore } from "zustand";
import { useToday } from "../../frame/use-today.ts";
import { useOnline } from "../../net/use-online.ts";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { ScrollArea } from "../../ui/pane/scroll-area.ts";
import { lastSeqOf } from "../history/message-log.ts";
import type { MessageActions } from "../message/message-actions.ts";
import type { MessageTarget } from "../message/use-message-actions.ts";
import { newMessagesFromOthers } from "../read/new-messages.ts";
import { useNewMessageAnnouncements } from "../read/use-new-message-announcements.ts";
import { useReadTracking } from "../read/use-read-tracking.ts";
import { useNewestSeen } from "../seen/use-newest-seen.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import * as threadText from "../thread-text.ts";
import { JumpButton } from "./jump-button.tsx";
import { ListHeader, useListHeader } from "./list-header.tsx";
import { listItemsOf } from "./list-items.ts";
import { ListRowView } from "./list-row-view.tsx";
import { listRowsOf, messageKey, openingKeyOf } from "./list-rows.ts";
import * as text from "./list-text.ts";
import { useFirstUnread } from "./use-first-unread.ts";
import { useJump } from "./use-jump.ts";
import { useOlderMessages } from "./use-older-messages.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useRowWindow } from "./use-row-window.ts";

interface Props {
  thread: Thread;
  /** "Messages with Ngozi" */
  label: string;
  /** The last seq that the member had read before opening. */
  readSeq: number;
  /** Shown if there are no messages. */
  empty: ReactNode;
  actions: MessageActions;
  /** The message whose dialog is being fetched. */
  busySeq: number | undefined;
  /** The message that is highlighted for a moment. The list scrolls to it. */
  highlighted: MessageTarget | null;
  /** It is small enough to show which messages others have seen. */
  hasSeenMarks: boolean;
}

const Container = styled.div`position: relative; display: grid; flex: 1; min-height: 0; padding-bottom: 4px;`;

// The browser's own scroll anchoring would work against that of useRowWindow.
const ScrollBox = styled(ScrollArea)`
  position: relative;
  overflow-anchor: none;
  padding: 0 12px;
`;

// If there are only a few messages, they are at the bottom, next to the composer.
const Content = styled.div`display: grid; align-content: end; min-height: 100%;`;
const List = styled.ol`position: relative;`;

/** The rows of the list. */
function useRows(thread: Thread, firstUnread: number | null) {
  const visible = useStore(thread.store, (view) => view.visible);
  const unsent = useStore(thread.store, (view) => view.unsent);
  const hasOlder = useStore(thread.store, ({ log }) => log.hasOlder);
  const today = useToday();
  return useMemo(() => {
    const items = listItemsOf(visible, firstUnread, { now: new Date(`${today}T12:00`).getTime() });
    return listRowsOf(items, unsent, hasOlder);
  }, [visible, unsent, hasOlder, firstUnread, today]);
}

/** The messages of a thread, the newest at the end. Only those near the visible part are rendered. */
export function MessageList({ thread, label, readSeq, empty, actions, busySeq, highlighted, hasSeenMarks }: Props) {
  const log = useStore(thread.store, (view) => view.log);
  const unsent = useStore(thread.store, (view) => view.unsent);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.room, ({ connection }) => connection.kind === "live");
  const isOnline = useOnline();
  const firstUnread = useFirstUnread(thread, readSeq);
  const rows = useRows(thread, firstUnread);
  const seen = useNewestSeen(thread, hasSeenMarks);
  const older = useOlderMessages(thread);
  const box = useRef<HTMLDivElement>(null);
  const focus = useRestoreFocus(box);
  const { header, headerPx } = useListHeader(log.hasOlder);
  const { virtualizer, isAtEnd, onScroll, toEnd, toRow } = useRowWindow({
    box,
    rows,
    headerPx,
    isReady,
    opensAt: openingKeyOf(rows, firstUnread),
    kept: [focus.focusedKey ?? "", highlighted ? messageKey(highlighted.seq) : ""],
    onNearTop: () => older.state === "idle" && void older.load(),
  });
  useJump(box, highlighted, toRow);
  const lastSeq = lastSeqOf(log.messages);
  useReadTracking(thread, isAtEnd);
  useNewMessageAnnouncements(thread);

  // Members want to see the message that they have just written, wherever they were reading.
  const newestOwn = unsent.at(-1)?.id;
  useEffect(() => {
    if (newestOwn !== undefined) toEnd();
  }, [newestOwn, toEnd]);

  function jump() {
    toEnd();
    // The button disappears, and the focus would be lost with it.
    box.current?.focus({ preventScroll: true });
  }

  const [seenSeq, setSeenSeq] = useState(0);
  if (isAtEnd && seenSeq !== lastSeq) setSeenSeq(lastSeq);
  const newBelow = isAtEnd ? 0 : newMessagesFromOthers(log.messages, seenSeq, thread.memberId).length;

  return (
    <Container>
      {/* Focusable, so that the keyboard can scroll it. Not live: useNewMessageAnnouncements speaks new messages. */}
      <ScrollBox
        ref={box}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        {...focus.handlers}
      >
        <Content>
          {!isReady && rows.length === 0 && (
            <Loading label={threadText.loadingMessages}>
              <SkeletonRows rows={5} />
            </Loading>
          )}
          {isReady && rows.length === 0 && empty}
          {log.hasOlder && <ListHeader ref={header} older={older} />}
          {rows.length > 0 && (
            <List style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map(({ index, start }) => {
                const row = rows[index];
                return (
                  row && (
                    <ListRowView
                      key={row.key}
                      row={row}
                      index={index}
                      topPx={start - headerPx}
                      setSize={log.hasOlder ? -1 : rows.length}
                      measure={virtualizer.measureElement}
                      thread={thread}
                      isOnline={isLive && isOnline}
                      actions={actions}
                      busySeq={busySeq}
                      highlightedSeq={highlighted?.seq}
                      seen={seen}
                    />
                  )
                );
              })}
            </List>
          )}
        </Content>
      </ScrollBox>
      {!isAtEnd && (
        <JumpButton lit={newBelow > 0} onPress={jump}>
          {newBelow === 0 ? text.newestButton : threadText.newMessageCount(newBelow)}
        </JumpButton>
      )}
    </Container>
  );
}
