import type { LivePart } from "../frame/live.ts";
import { queryClient } from "../net/query/query-client.ts";

const fetchChannels = () => import("./channels.ts");

/** Passes on the channels' code if the cache holds any channels. Members who never opened one don't load it. */
function withChannels(use: (channels: Awaited<ReturnType<typeof fetchChannels>>) => void): void {
  if (queryClient.getQueryCache().findAll({ queryKey: ["channel"] }).length > 0) fetchChannels().then(use, () => {});
}

const refresh = () => withChannels(({ refreshChannels }) => void refreshChannels());

export const live: LivePart = {
  connected: refresh,
  on: {
    channel: ({ channel }) => withChannels(({ applyChannel }) => applyChannel(channel)),
    threadsMissed: refresh,
    channelGone: ({ channelId, why }) => withChannels(({ applyChannelGone }) => applyChannelGone(channelId, why)),
    invitations: (change) => withChannels(({ applyInvitations }) => applyInvitations(change)),
  },
};
