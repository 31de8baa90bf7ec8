import MessageCircle from "lucide-react/icons/message-circle";
import { type Section, screenOf } from "../frame/feature.ts";
import { messagesTitle, unreadMessages } from "./panel-text.ts";
import { useUnread } from "./unread.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/messages",
    order: 4,
    label: messagesTitle,
    icon: <MessageCircle aria-hidden />,
    unread: { useCount: useUnread, labelOf: unreadMessages },
    screen: screenOf(() => import("./messages-section.tsx"), "MessagesSection"),
  },
];
