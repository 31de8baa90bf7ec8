import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ChannelPace } from "../../../schema/channel/api.ts";
import { isQuiet, minuteOf, minuteOfDay } from "../../../schema/quiet-hours.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { community } from "../../net/community.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import type { Thread } from "../thread.ts";
import type { Hold } from "./hold.ts";
import * as text from "./hold-text.ts";

interface Props {
  thread: Thread;
  /** What of the channel's pace holds for this member. */
  pace: ChannelPace;
  onHold: (hold: Hold | null) => void;
}

/** Reports when the pace of a channel holds the member's messages back and when it no longer does, and reads it out. */
export function PaceWatch({ thread, pace, onHold }: Props) {
  const until = useQuietUntil(pace.quietHours);
  const endsAt = useSlowEnd(thread, pace.slowSeconds);
  useEffect(() => {
    if (until !== undefined) onHold({ kind: "quiet", until });
    else onHold(endsAt === 0 ? null : { kind: "slow", endsAt });
  }, [until, endsAt, onHold]);
  useEffect(() => () => onHold(null), [onHold]);
  useAnnouncements(until, endsAt !== 0);
  return null;
}

function useAnnouncements(until: string | undefined, isSlow: boolean): void {
  const announce = useAnnounce();
  const isHeld = until !== undefined || isSlow;
  const wasHeld = useRef(false);
  useEffect(() => {
    if (until !== undefined) announce(text.quietHoursText(until));
  }, [announce, until]);
  useEffect(() => {
    if (wasHeld.current && !isHeld) announce(text.openAgain);
    wasHeld.current = isHeld;
  }, [announce, isHeld]);
}

/** Until when the channel has quiet hours. Undefined if it has none now. */
function useQuietUntil(hours: ChannelPace["quietHours"]): string | undefined {
  const minute = minuteOfDay(useMinute(), community.timeZone);
  const [from, until] = [minuteOf(hours?.from ?? ""), minuteOf(hours?.until ?? "")];
  return from !== null && until !== null && isQuiet(minute, { from, until }) ? hours?.until : undefined;
}

/**
 * Until when slow mode holds the next message back, by this device's clock; 0 if it does not, null while the last one is being
 * sent. If the device's clock is wrong, it takes at most one pause, and the server says how long it still is.
 */
function useSlowEnd(thread: Thread, slowSeconds: number): number | null {
  const sentAt = useStore(thread.store, ({ log }) => lastOwn(log.messages, thread.memberId)?.createdAt ?? 0);
  const isSending = useStore(thread.store, ({ unsent }) => unsent.some(({ refusal }) => refusal === null));
  const refusedUntil = useStore(thread.store, (view) => view.refusedUntil);
  const [endsAt, setEndsAt] = useState(0);
  useEffect(() => {
    const now = Date.now();
    const end = slowSeconds === 0 ? 0 : Math.max(Math.min(sentAt, now) + slowSeconds * 1000, refusedUntil);
    setEndsAt(end > now ? end : 0);
    if (end <= now) return;
    const timer = setTimeout(() => setEndsAt(0), end - now);
    return () => clearTimeout(timer);
  }, [sentAt, slowSeconds, refusedUntil]);
  return slowSeconds > 0 && isSending ? null : endsAt;
}

function lastOwn<Item extends { senderId: string }>(messages: readonly Item[], memberId: string): Item | undefined {
  return messages.findLast(({ senderId }) => senderId === memberId);
}

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** What the composer says while the member may not send. */
export function HoldText({ hold }: { hold: Hold }) {
  if (hold.kind === "quiet") return text.quietHoursText(hold.until);
  return hold.endsAt === null ? text.slowSending : <Countdown endsAt={hold.endsAt} />;
}

function Countdown({ endsAt }: { endsAt: number }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    setLeft(secondsUntil(endsAt));
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return <span style={{ fontVariantNumeric: "tabular-nums" }}>{text.slowCountdown(left)}</span>;
}
