import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { messagesLink } from "./link-text.ts";

const screen = screenOf(() => import("./messages-screen.tsx"), "MessagesScreen");

export const chatFeature: ClientFeature = {
  routes: [
    {
      frame: "filled",
      access: "member",
      screens: { "/messages": screen, "/chat": screen },
    },
  ],
  links: [
    {
      label: messagesLink,
      to: "/messages",
      for: "member",
      member: 2,
      tab: 4,
      appearance: () => import("./messages-link.tsx"),
    },
  ],
  dashboard: { paths: ["/messages"], sections: () => import("./chat-dashboard.tsx") },
  saved: [["chat", "conversations"]],
  errorTexts: { chat: () => import("./chat-errors.ts") },
  roomErrors: ["thread", "chat", "safety"],
  live: () => import("./chat-live.ts"),
  phone: ({ pathname, search }) => (/^\/(messages|chat)\?(.*&)?with=/.test(pathname + search) ? "thread" : undefined),
};
