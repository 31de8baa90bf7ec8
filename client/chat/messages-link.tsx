import MessageCircle from "lucide-react/icons/message-circle";

export { useUnread } from "./unread.ts";
export const icon = <MessageCircle aria-hidden />;
