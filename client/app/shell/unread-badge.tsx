import { Badge } from "../../ui/text/badge.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** More than that is many. */
const MOST = 99;

export const unreadWords = (unread: number): string =>
  unread === 1 ? "1 unread message" : `${unread} unread messages`;

/** How many messages wait, beside the link to them. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Badge tone="bright">
      <span aria-hidden>{unread > MOST ? `${MOST}+` : unread}</span>
      <VisuallyHidden>, {unreadWords(unread)}</VisuallyHidden>
    </Badge>
  );
}
