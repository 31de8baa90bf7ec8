import type { Message } from "../../schema/thread/message.ts";

/** A line of the list, from above. */
export type ListItem =
  | { kind: "day"; key: string; label: string }
  /** What follows came while the member was away. */
  | { kind: "new"; key: string }
  /** `isFirst` of what one person said in a row shows who it is, `isLast` when it was. */
  | { kind: "message"; key: string; message: Message; isFirst: boolean; isLast: boolean };

/** A longer pause begins anew. */
const PAUSE_MS = 5 * 60_000;

interface Calendar {
  now: number;
  /** The device's own where it is left out. */
  timeZone?: string;
}

export function dayNamer({ now, timeZone }: Calendar): (time: number) => string {
  const zone = timeZone === undefined ? {} : { timeZone };
  // A fixed form for comparing, and the words for showing.
  const dayOf = new Intl.DateTimeFormat("en-CA", { ...zone, year: "numeric", month: "2-digit", day: "2-digit" });
  const thisYear = new Intl.DateTimeFormat("en-US", { ...zone, weekday: "long", month: "long", day: "numeric" });
  const otherYear = new Intl.DateTimeFormat("en-US", { ...zone, year: "numeric", month: "long", day: "numeric" });
  const today = dayOf.format(now);
  // Noon of today less 24 hours is yesterday, also where the clock was put forward or back.
  const yesterday = dayOf.format(noonBefore(now, zone));
  return (time) => {
    const day = dayOf.format(time);
    if (day === today) return "Today";
    if (day === yesterday) return "Yesterday";
    return day.slice(0, 4) === today.slice(0, 4) ? thisYear.format(time) : otherYear.format(time);
  };
}

function noonBefore(now: number, zone: { timeZone?: string }): number {
  const clock = new Intl.DateTimeFormat("en-US", { ...zone, hour: "numeric", hourCycle: "h23" });
  const hour = Number.parseInt(clock.format(now), 10);
  return now - (hour - 12 + 24) * 3_600_000;
}

/** Days, the line before the first unread one, and who begins to speak. `firstUnread` is null where all was read. */
export function listItemsOf(messages: readonly Message[], firstUnread: number | null, calendar: Calendar): ListItem[] {
  const items: ListItem[] = [];
  const nameDay = dayNamer(calendar);
  let day = "";
  let before: Extract<ListItem, { kind: "message" }> | undefined;
  for (const message of messages) {
    const label = nameDay(message.createdAt);
    const isNewDay = label !== day;
    const isUnread = message.seq === firstUnread;
    const isFirst = isNewDay || isUnread || !before || !continues(before.message, message);
    if (isFirst && before) before.isLast = true;
    if (isNewDay) items.push({ kind: "day", key: `day-${message.seq}`, label });
    if (isUnread) items.push({ kind: "new", key: "new" });
    before = { kind: "message", key: `message-${message.seq}`, message, isFirst, isLast: false };
    items.push(before);
    day = label;
  }
  if (before) before.isLast = true;
  return items;
}

function continues(before: Message, message: Message): boolean {
  return before.senderId === message.senderId && message.createdAt - before.createdAt <= PAUSE_MS;
}
