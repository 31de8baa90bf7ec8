import MessageCircle from "lucide-react/icons/message-circle";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { useConversations } from "./conversations.ts";
import { messagesTitle, unreadText } from "./panel-text.ts";
import { unreadIn } from "./unread.ts";

/** How many messages are unread, as a link to them. */
export function UnreadMessagesRow({ to }: { to: string }) {
  const unread = unreadIn(useConversations().data ?? []);
  return (
    <ListRow
      to={to}
      start={
        <IconTile size="small" tone="teal">
          <MessageCircle />
        </IconTile>
      }
      title={messagesTitle}
      detail={unreadText(unread)}
      lit={unread > 0}
    />
  );
}
