export { useUnreadInChannels as useUnread } from "./channels.ts";
