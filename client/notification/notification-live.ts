import type { LivePart } from "../frame/live.ts";
import { applyNotifications, refreshNotifications } from "./notifications.ts";

export const live: LivePart = {
  connected: () => void refreshNotifications(),
  on: { notifications: applyNotifications },
};
