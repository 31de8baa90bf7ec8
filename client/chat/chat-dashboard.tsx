import MessageCircle from "lucide-react/icons/message-circle";
import { type Section, screenOf } from "../frame/feature.ts";
import { messagesTitle } from "./panel-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/messages",
    order: 4,
    label: messagesTitle,
    icon: <MessageCircle aria-hidden />,
    screen: screenOf(() => import("./messages-section.tsx"), "MessagesSection"),
  },
];
