import { accountApi } from "./account/api.ts";
import { channelApi } from "./channel/api.ts";
import { channelInvitationApi } from "./channel/invitation-api.ts";
import { chatApi } from "./chat/api.ts";
import { erasureApi } from "./erasure/api.ts";
import { eventApi } from "./event/api.ts";
import { eventCalendarApi } from "./event/calendar-api.ts";
import { eventImageApi } from "./event/image-api.ts";
import { eventManageApi } from "./event/manage-api.ts";
import { waitingApi } from "./event/waiting-api.ts";
import { exportApi } from "./export/api.ts";
import { gameApi } from "./game/api.ts";
import { healthApi } from "./health/api.ts";
import { leaderboardApi } from "./leaderboard/api.ts";
import { memberApi } from "./member/api.ts";
import { notificationApi } from "./notification/api.ts";
import { paymentApi } from "./payment/api.ts";
import { profileApi } from "./profile/api.ts";
import { photoApi } from "./profile/photo-api.ts";
import { safetyApi } from "./safety/api.ts";
import { siteApi } from "./site/api.ts";
import { threadApi } from "./thread/api.ts";
import { ticketApi } from "./ticket/api.ts";
import { checkInApi } from "./ticket/check-in-api.ts";

/** Every declared endpoint, by feature. The server serves only routes that are listed here. */
export const api = {
  account: accountApi,
  channel: channelApi,
  channelInvitation: channelInvitationApi,
  chat: chatApi,
  checkIn: checkInApi,
  erasure: erasureApi,
  event: eventApi,
  eventCalendar: eventCalendarApi,
  eventImage: eventImageApi,
  eventManage: eventManageApi,
  eventWaiting: waitingApi,
  export: exportApi,
  game: gameApi,
  health: healthApi,
  leaderboard: leaderboardApi,
  member: memberApi,
  notification: notificationApi,
  payment: paymentApi,
  photo: photoApi,
  profile: profileApi,
  safety: safetyApi,
  site: siteApi,
  thread: threadApi,
  ticket: ticketApi,
} as const;
