import { accountApi } from "./account/api.ts";
import { adminAnalyticsApi } from "./admin/analytics-api.ts";
import { adminApi } from "./admin/api.ts";
import { auditAdminApi } from "./audit/admin-api.ts";
import { channelApi } from "./channel/api.ts";
import { channelInvitationApi } from "./channel/invitation-api.ts";
import { chatApi } from "./chat/api.ts";
import { courseApi } from "./course/api.ts";
import { devotionApi } from "./devotion/api.ts";
import { confessionApi } from "./engagement/confession-api.ts";
import { podApi } from "./engagement/pod-api.ts";
import { questionApi } from "./engagement/question-api.ts";
import { erasureApi } from "./erasure/api.ts";
import { eventApi } from "./event/api.ts";
import { eventCalendarApi } from "./event/calendar-api.ts";
import { eventImageApi } from "./event/image-api.ts";
import { eventManageApi } from "./event/manage-api.ts";
import { eventMineApi } from "./event/mine-api.ts";
import { waitingApi } from "./event/waiting-api.ts";
import { exportApi } from "./export/api.ts";
import { gameApi } from "./game/api.ts";
import { healthApi } from "./health/api.ts";
import { leaderboardApi } from "./leaderboard/api.ts";
import { memberAdminApi } from "./member/admin-api.ts";
import { memberApi } from "./member/api.ts";
import { notificationApi } from "./notification/api.ts";
import { paymentApi } from "./payment/api.ts";
import { postApi } from "./post/api.ts";
import { profileApi } from "./profile/api.ts";
import { photoApi } from "./profile/photo-api.ts";
import { pushApi } from "./push/api.ts";
import { safetyAdminApi } from "./safety/admin-api.ts";
import { safetyApi } from "./safety/api.ts";
import { scriptureApi } from "./scripture/api.ts";
import { siteApi } from "./site/api.ts";
import { resourceApi } from "./site/resource-api.ts";
import { threadApi } from "./thread/api.ts";
import { ticketApi } from "./ticket/api.ts";
import { checkInApi } from "./ticket/check-in-api.ts";

/** Every declared endpoint, by feature. The server serves only routes that are listed here. */
export const api = {
  account: accountApi,
  admin: adminApi,
  adminAnalytics: adminAnalyticsApi,
  auditAdmin: auditAdminApi,
  channel: channelApi,
  channelInvitation: channelInvitationApi,
  chat: chatApi,
  checkIn: checkInApi,
  confession: confessionApi,
  course: courseApi,
  devotion: devotionApi,
  erasure: erasureApi,
  event: eventApi,
  eventCalendar: eventCalendarApi,
  eventImage: eventImageApi,
  eventManage: eventManageApi,
  eventMine: eventMineApi,
  eventWaiting: waitingApi,
  export: exportApi,
  game: gameApi,
  health: healthApi,
  leaderboard: leaderboardApi,
  member: memberApi,
  memberAdmin: memberAdminApi,
  notification: notificationApi,
  payment: paymentApi,
  pod: podApi,
  post: postApi,
  photo: photoApi,
  profile: profileApi,
  push: pushApi,
  resource: resourceApi,
  question: questionApi,
  safety: safetyApi,
  safetyAdmin: safetyAdminApi,
  scripture: scriptureApi,
  site: siteApi,
  thread: threadApi,
  ticket: ticketApi,
} as const;
