import type { Unsent } from "../pending/outbox.ts";
import type { ListItem } from "./list-items.ts";

/** One row of the list: an item, or a message of this member that the server has not confirmed. */
export type ListRow = ListItem | { kind: "unsent"; key: string; unsent: Unsent };

export type DividerItem = Exclude<ListItem, { kind: "message" }>;

export interface ListRows {
  /** Dividers above the first loaded message, which may move up when older messages are loaded. Never windowed. */
  leading: DividerItem[];
  /** In order from the top. */
  rows: ListRow[];
}

export const messageKey = (seq: number): string => `message-${seq}`;

/**
 * Splits the list into the dividers that stay at the top and the rows of the window. The window keeps the first visible row
 * in place when older messages arrive. So while there are older ones, the first row must be one that stays: a message.
 */
export function listRowsOf(items: readonly ListItem[], unsent: readonly Unsent[], hasOlder: boolean): ListRows {
  const firstMessage = hasOlder ? items.findIndex(({ kind }) => kind === "message") : 0;
  const leading = items.slice(0, Math.max(firstMessage, 0));
  return {
    leading: leading.filter((item) => item.kind !== "message"),
    rows: [
      ...items.slice(leading.length).map(withOwnKey),
      ...unsent.map((each) => ({ kind: "unsent" as const, key: `unsent-${each.id}`, unsent: each })),
    ],
  };
}

/** The divider of new messages gets another key when it moves, so that the list does not follow it. */
function withOwnKey(item: ListItem, index: number, items: readonly ListItem[]): ListItem {
  return item.kind === "new" ? { ...item, key: `new-${items[index + 1]?.key}` } : item;
}

/** Pixels of a row with one line of text, of a further line, and about the letters of a line on a phone. */
const ROW_PX = 52;
const LINE_PX = 24;
const LINE_LETTERS = 34;
/** The name above the first message of a group, or the time below the last. */
const HEADING_PX = 22;

/** The height of a row until it is measured, in pixels. The closer it is, the less the scrollbar moves. */
export function estimatedHeight(row: ListRow): number {
  if (row.kind === "day" || row.kind === "new") return ROW_PX - HEADING_PX / 2;
  const { content } = row.kind === "unsent" ? row.unsent : row.message;
  const lines = Math.max(1, Math.ceil(content.length / LINE_LETTERS));
  const headings = row.kind === "message" ? Number(row.isFirst) + Number(row.isLast) : 1;
  return ROW_PX + (lines - 1) * LINE_PX + headings * HEADING_PX;
}
