import { Badge } from "../../ui/text/badge.tsx";
import { shortCount } from "../../ui/text/short-count.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

export const unreadText = (unread: number): string => (unread === 1 ? "1 unread message" : `${unread} unread messages`);

/** How many messages wait, beside the link to them. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Badge tone="bright">
      <span aria-hidden>{shortCount(unread)}</span>
      <VisuallyHidden>, {unreadText(unread)}</VisuallyHidden>
    </Badge>
  );
}
