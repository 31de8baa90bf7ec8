import { applyConversation, refreshConversations } from "../../chat/conversations.ts";
import { oneEventKey } from "../../event/events-key.ts";
import { retainMemberConnection } from "../../member/member-connection.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { refreshSession } from "../../net/session.ts";
import { applyNotifications, refreshNotifications } from "../../notification/notifications.ts";
import { noticesKey, reportKey, reportListsKey } from "../../safety/report/reports-key.ts";
import { startBackgroundSender } from "../../thread/pending/start-background-sender.ts";

const fetchChannels = () => import("../../channel/channels.ts");

/** Passes on the channels' code if the cache holds any channels. Members who never opened one don't load it. */
function withChannels(use: (channels: Awaited<ReturnType<typeof fetchChannels>>) => void): void {
  if (queryClient.getQueryCache().findAll({ queryKey: ["channel"] }).length > 0) fetchChannels().then(use, () => {});
}

/** Reads the lists of reports again that are on the screen. */
const refreshReports = () => void queryClient.invalidateQueries({ queryKey: reportListsKey });

/** Keeps this member's connection open until the returned function is called, and applies its events to the features' caches. */
export function subscribeMember(memberId: string): () => void {
  return retainMemberConnection(memberId, {
    startBackgroundWork: () => startBackgroundSender(memberId, () => import("./late-sender.ts")),
    live() {
      void refreshConversations();
      void refreshNotifications();
      refreshReports();
      withChannels(({ refreshChannels }) => void refreshChannels());
    },
    conversation: applyConversation,
    channel: (channel) => withChannels(({ applyChannel }) => applyChannel(channel)),
    channelGone: (channelId, why) => withChannels(({ applyChannelGone }) => applyChannelGone(channelId, why)),
    standing() {
      void refreshSession();
      void queryClient.invalidateQueries({ queryKey: noticesKey });
    },
    reportChanged(reportId) {
      refreshReports();
      void queryClient.invalidateQueries({ queryKey: reportKey(reportId) });
    },
    invitations: (change) => withChannels(({ applyInvitations }) => applyInvitations(change)),
    notifications(update) {
      applyNotifications(update);
      // Of several at once only the newest arrives, so any of them may stand for a report.
      if (update.newest !== null) refreshReports();
      // The same is true of an event. A number alone may mean that an offered seat is gone.
      void queryClient.invalidateQueries({ queryKey: oneEventKey });
    },
  });
}
