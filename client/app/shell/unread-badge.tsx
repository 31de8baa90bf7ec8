import { Badge } from "../../ui/badge/badge.tsx";
import { shortCount } from "../../ui/format/short-count.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import * as text from "./shell-text.ts";

/** The number of unread messages, shown beside the link to them. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Badge tone="bright">
      <span aria-hidden>{shortCount(unread)}</span>
      <VisuallyHidden>{`, ${text.unreadMessages(unread)}`}</VisuallyHidden>
    </Badge>
  );
}
