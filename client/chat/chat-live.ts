import type { LivePart } from "../frame/live.ts";
import { applyConversation, refreshConversations } from "./conversations.ts";

export const live: LivePart = {
  connected: () => void refreshConversations(),
  on: {
    conversation: ({ conversation }) => applyConversation(conversation),
    threadsMissed: () => void refreshConversations(),
  },
};
