import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useStore } from "zustand";
import { useToday } from "../frame/use-today.ts";
import { useOnline } from "../net/use-online.ts";
import { Button } from "../ui/button/button.tsx";
import { Loading, SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { countOf } from "../ui/format/format.ts";
import { Divider } from "../ui/message/divider.ts";
import { JumpButton } from "../ui/message/jump-button.tsx";
import { MessageItem } from "../ui/message/message-item.ts";
import { ScrollArea } from "../ui/pane/scroll-area.ts";
import { listItemsOf } from "./list-items.ts";
import type { MessageActions } from "./message-actions.ts";
import { lastSeqOf } from "./message-log.ts";
import { MessageRow } from "./message-row.tsx";
import { isOpen } from "./status.ts";
import type { Thread } from "./thread.ts";
import { initialAttendance, nextAttendance } from "./unread-divider.ts";
import { UnsentRow } from "./unsent-row.tsx";
import type { Place } from "./use-message-actions.ts";
import { newFromOthers, useIsInFront, useNewMessageAnnouncements, useReadTracking } from "./use-read-tracking.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

interface Props {
  thread: Thread;
  /** "Messages with Ngozi" */
  label: string;
  /** How far the member had read before opening. */
  readSeq: number;
  /** Shown where nobody has written yet. */
  empty: ReactNode;
  actions: MessageActions;
  /** The place that is being shown to the reader; null again a moment later. */
  marked: Place | null;
}

const Frame = styled.div`position: relative; display: grid; flex: 1; min-height: 0;`;

// The browser's own way of keeping the place and ours would both move it.
const Box = styled(ScrollArea)`
  position: relative;
  overflow-anchor: none;
  padding: 12px 12px 4px;
`;

// What is written stands at the lower end, near where one writes.
const Content = styled.div`display: grid; align-content: end; min-height: 100%;`;
const List = styled.ol`display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px;`;

const Line = styled(MessageItem)`margin-inline: -8px; padding-inline: 8px;`;
const Top = styled.li`display: grid; justify-items: center;`;

function showPlace(box: HTMLElement | null, seq: number): void {
  const place = box?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
}

function useFirstUnread(thread: Thread, readSeq: number): number | null {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.store, ({ status }) => status.kind === "live");
  const isInFront = useIsInFront();
  const [attendance, setAttendance] = useState(initialAttendance);
  const last = lastSeqOf(messages);
  const newAfter = (place: number) => newFromOthers(messages, place, thread.memberId);
  const { divider } = attendance;
  if (isReady && !divider) setAttendance({ ...attendance, divider: { after: readSeq, upTo: last } });
  else if (isReady) {
    const isHere = isLive && isInFront;
    const next = nextAttendance(attendance, { isHere, last, hasNews: (after) => newAfter(after).length > 0 });
    if (next !== attendance) setAttendance(next);
  }
  const [first] = divider ? newAfter(divider.after) : [];
  return first && divider && first.seq <= divider.upTo ? first.seq : null;
}

function useOlder(thread: Thread) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isLoading = useRef(false);
  async function load() {
    if (isLoading.current || !thread.store.getState().log.hasOlder) return;
    isLoading.current = true;
    setState("loading");
    const outcome = await thread.older().then(
      () => "idle" as const,
      () => "failed" as const,
    );
    isLoading.current = false;
    setState(outcome);
  }
  return { state, load };
}

/** The words of a thread, the newest at the end. */
export function MessageList({ thread, label, readSeq, empty, actions, marked }: Props) {
  const log = useStore(thread.store, (view) => view.log);
  const unsent = useStore(thread.store, (view) => view.unsent);
  const visible = useStore(thread.store, (view) => view.visible);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.room, ({ connection }) => connection.kind === "live");
  const isOnline = useOnline();
  const firstUnread = useFirstUnread(thread, readSeq);
  const older = useOlder(thread);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  const last = lastSeqOf(log.messages);
  const { isAtEnd, toEnd, onScroll } = useScrollAnchor({
    box,
    content,
    mark,
    isReady,
    first: log.start,
    last: `${last} ${unsent.length}`,
    onTop: () => older.state === "idle" && void older.load(),
  });
  useReadTracking(thread, isAtEnd);
  useNewMessageAnnouncements(thread);
  const focusKeeper = useRestoreFocus(box);

  // Whoever writes wants to see what they wrote, wherever they were reading.
  const newestOwn = unsent.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message of one's own moves the list
  useEffect(() => {
    if (newestOwn !== undefined) toEnd();
  }, [newestOwn]);

  function jump() {
    toEnd();
    // The button goes away, and the focus would go with it.
    box.current?.focus({ preventScroll: true });
  }

  const [left, setLeft] = useState(0);
  if (isAtEnd && left !== last) setLeft(last);
  const below = isAtEnd ? 0 : newFromOthers(log.messages, left, thread.memberId).length;

  useEffect(() => {
    if (marked !== null) showPlace(box.current, marked.seq);
  }, [marked]);

  const today = useToday();
  const items = useMemo(
    () => listItemsOf(visible, firstUnread, { now: new Date(`${today}T12:00`).getTime() }),
    [visible, firstUnread, today],
  );
  const isEmpty = isReady && items.length === 0 && unsent.length === 0;
  return (
    <Frame>
      {/* The keyboard scrolls it. What others write is spoken by useNewMessageAnnouncements. */}
      <Box ref={box} role="log" aria-live="off" aria-label={label} tabIndex={0} onScroll={onScroll} {...focusKeeper}>
        <Content ref={content}>
          {!isReady && items.length === 0 ? (
            <Loading label="Loading messages...">
              <SkeletonRows rows={5} />
            </Loading>
          ) : (
            <List>
              {log.hasOlder && (
                <Top>
                  <Button variant="quiet" busy={older.state === "loading"} onClick={() => void older.load()}>
                    {older.state === "failed" ? "Could not be loaded. Try again" : "Earlier messages"}
                  </Button>
                </Top>
              )}
              {isEmpty && <li>{empty}</li>}
              {items.map((entry) =>
                entry.kind === "message" ? (
                  <Line
                    key={entry.key}
                    data-seq={entry.message.seq}
                    tabIndex={-1}
                    $lit={entry.message.seq === marked?.seq}
                  >
                    <MessageRow
                      message={entry.message}
                      myId={thread.memberId}
                      isFirst={entry.isFirst}
                      isLast={entry.isLast}
                      actions={actions}
                    />
                  </Line>
                ) : (
                  <Divider
                    key={entry.key}
                    ref={entry.kind === "new" ? mark : null}
                    $tone={entry.kind === "new" ? "accent" : "muted"}
                  >
                    {entry.kind === "new" ? "New messages" : entry.label}
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
      </Box>
      {!isAtEnd && (
        <JumpButton lit={below > 0} onPress={jump}>
          {below === 0 ? "Newest" : countOf(below, "new message")}
        </JumpButton>
      )}
    </Frame>
  );
}
