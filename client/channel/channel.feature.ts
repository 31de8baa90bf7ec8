import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { communityLink } from "./link-text.ts";

export const channelFeature: ClientFeature = {
  routes: [
    {
      frame: "filled",
      access: "member",
      screens: {
        "/community": screenOf(() => import("./list/community-screen.tsx"), "CommunityScreen"),
        "/community/channel/:channelId": screenOf(() => import("./open/channel-screen.tsx"), "ChannelScreen"),
      },
    },
  ],
  links: [
    {
      label: communityLink,
      to: "/community",
      for: "member",
      header: 7,
      member: 3,
      appearance: () => import("./community-link.tsx"),
    },
  ],
  saved: [
    ["channel", "channels"],
    ["channel", "one"],
  ],
  errorTexts: { channel: () => import("./channel-errors.ts") },
  roomErrors: ["thread", "channel", "safety"],
  live: () => import("./channel-live.ts"),
  phone: ({ pathname }) => (pathname.startsWith("/community/channel/") ? "thread" : undefined),
};
