import { attachmentHeight } from "../attachment/attachment-height.ts";
import { forwardHeight } from "../forward/forward-height.ts";
import { firstOwnPath } from "../link/own-link.ts";
import type { Unsent } from "../pending/outbox.ts";
import { pollHeight } from "../poll/poll-height.ts";
import type { ListItem } from "./list-items.ts";

/** One row of the list: an item, or a message of this member that the server has not confirmed. */
export type ListRow = ListItem | { kind: "unsent"; key: string; unsent: Unsent };

export const messageKey = (seq: number): string => `message-${seq}`;

/**
 * All rows in order from the top. The dividers above the first message are left out while there are older ones: most of
 * them belong above a message that is not loaded yet. The list keeps its place by its first visible row, so its first row
 * has to be one that stays when older messages arrive.
 */
export function listRowsOf(items: readonly ListItem[], unsent: readonly Unsent[], hasOlder: boolean): ListRow[] {
  const start = hasOlder ? items.findIndex(({ kind }) => kind === "message") : 0;
  return [
    ...items.slice(Math.max(start, 0)),
    ...unsent.map((each) => ({ kind: "unsent" as const, key: `unsent-${each.id}`, unsent: each })),
  ];
}

/** The key of the row at which a list opens: the divider of new messages, or the first of them. Undefined for the end. */
export function openingKeyOf(rows: readonly ListRow[], firstUnread: number | null): string | undefined {
  if (firstUnread === null) return undefined;
  return rows.find(({ kind }) => kind === "new")?.key ?? messageKey(firstUnread);
}

/** Pixels of a row with one line of text, of a further line, and about the letters of a line on a phone. */
const ROW_PX = 38;
const LINE_PX = 24;
const LINE_LETTERS = 34;
/** The name above the first message of a group. */
const NAME_PX = 18;
/** The card of a link, and the gap above it. */
const CARD_PX = 84;

/** The height of a row until it is measured, in pixels. The closer it is, the less the scrollbar moves. */
export function estimatedHeight(row: ListRow): number {
  if (row.kind !== "message" && row.kind !== "unsent") return ROW_PX;
  const { content, attachment } = row.kind === "unsent" ? row.unsent : row.message;
  const poll = row.kind === "message" ? row.message.poll : undefined;
  const forwarded = row.kind === "unsent" ? row.unsent.forward : row.message.forwarded;
  const lines = Math.max(1, Math.ceil(content.length / LINE_LETTERS));
  const hasName = row.kind === "message" && row.isFirst;
  const hasCard = firstOwnPath(content) !== null;
  const attached = attachment ? attachmentHeight(attachment) : 0;
  const forwardedPx = forwarded ? forwardHeight(forwarded) : 0;
  const cards = (poll ? pollHeight(poll) : 0) + (hasCard ? CARD_PX : 0) + attached + forwardedPx;
  const added = (hasName ? NAME_PX : 0) + cards;
  return ROW_PX + (lines - 1) * LINE_PX + added;
}
