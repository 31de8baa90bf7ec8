import { applyConversation, refreshConversations } from "../../chat/conversations.ts";
import { retainMemberConnection } from "../../member/member-connection.ts";
import { queryClient } from "../../net/query-client.ts";
import { applyNotifications, refreshNotifications } from "../../notification/notifications.ts";
import { createBackgroundSender } from "../../thread/pending/background-sender.ts";
import { toastRefused } from "../../thread/pending/toast-refused.ts";

const fetchChannels = () => import("../../channel/channels.ts");

/** Channels are kept where they have been shown; to everybody else news of them is none, and costs nothing. */
function withChannels(hear: (channels: Awaited<ReturnType<typeof fetchChannels>>) => void): void {
  if (queryClient.getQueryCache().findAll({ queryKey: ["channel"] }).length > 0) fetchChannels().then(hear, () => {});
}

/** Keeps this member's line open until the returned function is called, and brings what it says to where it belongs. */
export function subscribeMember(memberId: string): () => void {
  return retainMemberConnection(memberId, {
    startBackgroundWork: () => createBackgroundSender({ memberId, refused: toastRefused }),
    live() {
      void refreshConversations();
      void refreshNotifications();
      withChannels(({ refreshChannels }) => void refreshChannels());
    },
    conversation: applyConversation,
    channel: (channel) => withChannels(({ applyChannel }) => applyChannel(channel)),
    channelGone: (channelId, why) => withChannels(({ applyChannelGone }) => applyChannelGone(channelId, why)),
    notifications: applyNotifications,
  });
}
