import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useStore } from "zustand";
import { useToday } from "../../frame/use-today.ts";
import { useOnline } from "../../net/use-online.ts";
import { Button } from "../../ui/button/button.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { Divider } from "../../ui/message/divider.ts";
import { JumpButton } from "../../ui/message/jump-button.tsx";
import { MessageItem } from "../../ui/message/message-item.ts";
import { ScrollArea } from "../../ui/pane/scroll-area.ts";
import { lastSeqOf } from "../history/message-log.ts";
import type { MessageActions } from "../message/message-actions.ts";
import { MessageRow } from "../message/message-row.tsx";
import { UnsentRow } from "../message/unsent-row.tsx";
import type { MessageTarget } from "../message/use-message-actions.ts";
import { newMessagesFromOthers } from "../read/new-messages.ts";
import { useNewMessageAnnouncements } from "../read/use-new-message-announcements.ts";
import { usePageVisible } from "../read/use-page-visible.ts";
import { useReadTracking } from "../read/use-read-tracking.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import * as threadText from "../thread-text.ts";
import { listItemsOf } from "./list-items.ts";
import * as text from "./list-text.ts";
import { initialDividerState, nextDividerState } from "./unread-divider.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

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
}

const Container = styled.div`position: relative; display: grid; flex: 1; min-height: 0;`;

// The browser's own scroll anchoring would work against useScrollAnchor.
const ScrollBox = styled(ScrollArea)`
  position: relative;
  overflow-anchor: none;
  padding: 12px 12px 4px;
`;

// If there are only a few messages, they are at the bottom, next to the composer.
const Content = styled.div`display: grid; align-content: end; min-height: 100%;`;
const List = styled.ol`display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px;`;

const Item = styled(MessageItem)`margin-inline: -8px; padding-inline: 8px;`;
const TopItem = styled.li`display: grid; justify-items: center;`;

function scrollToMessage(box: HTMLElement | null, seq: number): void {
  const message = box?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
  const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: "center", behavior: prefersNoMotion ? "auto" : "smooth" });
}

/** The seq of the message after the unread divider. Null without a divider. */
function useFirstUnread(thread: Thread, readSeq: number): number | null {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.store, ({ status }) => status.kind === "live");
  const isVisible = usePageVisible();
  const [state, setState] = useState(initialDividerState);
  const lastSeq = lastSeqOf(messages);
  const newAfter = (seq: number) => newMessagesFromOthers(messages, seq, thread.memberId);
  const { divider } = state;
  if (isReady && !divider) setState({ ...state, divider: { after: readSeq, upTo: lastSeq } });
  else if (isReady) {
    const isReading = isLive && isVisible;
    const next = nextDividerState(state, { isReading, lastSeq, hasNewAfter: (seq) => newAfter(seq).length > 0 });
    if (next !== state) setState(next);
  }
  const [first] = divider ? newAfter(divider.after) : [];
  return first && divider && first.seq <= divider.upTo ? first.seq : null;
}

function useOlderMessages(thread: Thread) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isLoading = useRef(false);
  async function load() {
    if (isLoading.current || !thread.store.getState().log.hasOlder) return;
    isLoading.current = true;
    setState("loading");
    const outcome = await thread.loadOlder().then(
      () => "idle" as const,
      () => "failed" as const,
    );
    isLoading.current = false;
    setState(outcome);
  }
  return { state, load };
}

/** The messages of a thread, the newest at the end. */
export function MessageList({ thread, label, readSeq, empty, actions, busySeq, highlighted }: Props) {
  const log = useStore(thread.store, (view) => view.log);
  const unsent = useStore(thread.store, (view) => view.unsent);
  const visible = useStore(thread.store, (view) => view.visible);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.room, ({ connection }) => connection.kind === "live");
  const isOnline = useOnline();
  const firstUnread = useFirstUnread(thread, readSeq);
  const older = useOlderMessages(thread);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const lastSeq = lastSeqOf(log.messages);
  const { isAtEnd, toEnd, onScroll } = useScrollAnchor({
    list: box,
    content,
    divider,
    isReady,
    first: log.start,
    last: `${lastSeq} ${unsent.length}`,
    onNearTop: () => older.state === "idle" && void older.load(),
  });
  useReadTracking(thread, isAtEnd);
  useNewMessageAnnouncements(thread);
  const focusHandlers = useRestoreFocus(box);

  // Members want to see the message that they have just written, wherever they were reading.
  const newestOwn = unsent.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the member's own new message moves the list
  useEffect(() => {
    if (newestOwn !== undefined) toEnd();
  }, [newestOwn]);

  function jump() {
    toEnd();
    // The button disappears, and the focus would be lost with it.
    box.current?.focus({ preventScroll: true });
  }

  const [seenSeq, setSeenSeq] = useState(0);
  if (isAtEnd && seenSeq !== lastSeq) setSeenSeq(lastSeq);
  const newBelow = isAtEnd ? 0 : newMessagesFromOthers(log.messages, seenSeq, thread.memberId).length;

  useEffect(() => {
    if (highlighted !== null) scrollToMessage(box.current, highlighted.seq);
  }, [highlighted]);

  const today = useToday();
  const items = useMemo(
    () => listItemsOf(visible, firstUnread, { now: new Date(`${today}T12:00`).getTime() }),
    [visible, firstUnread, today],
  );
  const isEmpty = isReady && items.length === 0 && unsent.length === 0;
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
        {...focusHandlers}
      >
        <Content ref={content}>
          {!isReady && items.length === 0 ? (
            <Loading label={threadText.loadingMessages}>
              <SkeletonRows rows={5} />
            </Loading>
          ) : (
            <List>
              {log.hasOlder && (
                <TopItem>
                  <Button variant="quiet" busy={older.state === "loading"} onClick={() => void older.load()}>
                    {older.state === "failed" ? text.olderFailedButton : text.olderButton}
                  </Button>
                </TopItem>
              )}
              {isEmpty && <li>{empty}</li>}
              {items.map((item) =>
                item.kind === "message" ? (
                  <Item
                    key={item.key}
                    data-seq={item.message.seq}
                    tabIndex={-1}
                    $lit={item.message.seq === highlighted?.seq}
                  >
                    <MessageRow
                      message={item.message}
                      myId={thread.memberId}
                      isFirst={item.isFirst}
                      isLast={item.isLast}
                      actions={actions}
                      busy={item.message.seq === busySeq}
                    />
                  </Item>
                ) : (
                  <Divider
                    key={item.key}
                    ref={item.kind === "new" ? divider : null}
                    $tone={item.kind === "new" ? "accent" : "muted"}
                  >
                    {item.kind === "new" ? text.newMessagesDivider : item.label}
                  </Divider>
                ),
              )}
              {unsent.map((each) => (
                <li key={each.id}>
                  <UnsentRow unsent={each} thread={thread} isLive={isLive && isOnline} />
                </li>
              ))}
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
