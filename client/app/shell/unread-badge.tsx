import { Badge } from "../../ui/badge/badge.tsx";
import { countOf } from "../../ui/format/format.ts";
import { shortCount } from "../../ui/format/short-count.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

export const unreadText = (unread: number): string => countOf(unread, "unread message");

/** The number of unread messages, shown beside the link to them. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Badge tone="bright">
      <span aria-hidden>{shortCount(unread)}</span>
      <VisuallyHidden>, {unreadText(unread)}</VisuallyHidden>
    </Badge>
  );
}
