import { hearChannel, hearChannelGone, refreshChannels } from "../../channel/channels.ts";
import { hearConversation, refreshConversations } from "../../chat/conversations.ts";
import { holdMemberLine } from "../../member/member-line.ts";
import { hearNotifications, refreshNotifications } from "../../notification/notifications.ts";

/** Keeps this member's line open until the returned function is called, and brings what it says to where it belongs. */
export function listenOnLine(memberId: string): () => void {
  return holdMemberLine(memberId, {
    live() {
      void refreshConversations();
      void refreshChannels();
      void refreshNotifications();
    },
    conversation: hearConversation,
    channel: hearChannel,
    channelGone: hearChannelGone,
    notifications: hearNotifications,
  });
}
