import { dayAfter, dayIn } from "../../../schema/day.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { fullDateFormat, weekdayAndDayFormat } from "../../ui/format/format.ts";
import * as text from "./list-text.ts";

/** One item of the list, in order from the top. */
export type ListItem =
  | { kind: "day"; key: string; label: string }
  /** The messages after it arrived while the member was away. */
  | { kind: "new"; key: string }
  /** Consecutive messages of one person form a group: they are close together, and the first shows the sender. */
  | { kind: "message"; key: string; message: Message; isFirst: boolean; isLast: boolean };

/** A longer pause starts a new group. */
const PAUSE_MS = 5 * 60_000;

interface Calendar {
  now: number;
  /** The device's own time zone if left out. */
  timeZone?: string;
}

/** Returns the name of a day: "Today", "Yesterday" or the date. Times are milliseconds since 1970. */
export function dayNamer({ now, timeZone }: Calendar): (time: number) => string {
  const thisYear = weekdayAndDayFormat(timeZone);
  const otherYear = fullDateFormat(timeZone);
  const today = dayIn(timeZone, now);
  const yesterday = dayAfter(today, -1);
  return (time) => {
    const day = dayIn(timeZone, time);
    if (day === today) return text.today;
    if (day === yesterday) return text.yesterday;
    return day.slice(0, 4) === today.slice(0, 4) ? thisYear.format(time) : otherYear.format(time);
  };
}

/**
 * The messages with day headings, the unread divider and groups by sender. `firstUnread` is the seq after the divider.
 */
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
    if (isUnread) items.push({ kind: "new", key: `new-${message.seq}` });
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
