import { accountApi } from "./account/api.ts";
import { secondFactorApi } from "./account/second-factor-api.ts";
import { sessionApi } from "./account/session-api.ts";
import { adminAnalyticsApi } from "./admin/analytics-api.ts";
import { adminApi } from "./admin/api.ts";
import { adminSearchApi } from "./admin/search-api.ts";
import { auditAdminApi } from "./audit/admin-api.ts";
import { channelApi } from "./channel/api.ts";
import { channelInvitationApi } from "./channel/invitation-api.ts";
import { chatApi } from "./chat/api.ts";
import { courseApi } from "./course/api.ts";
import { crashApi } from "./crash/api.ts";
import { devotionAdminApi } from "./devotion/admin-api.ts";
import { devotionApi } from "./devotion/api.ts";
import { devotionDraftApi } from "./devotion/draft-api.ts";
import { confessionApi } from "./engagement/confession-api.ts";
import { podApi } from "./engagement/pod-api.ts";
import { questionApi } from "./engagement/question-api.ts";
import { erasureApi } from "./erasure/api.ts";
import { eventAdminApi } from "./event/admin-api.ts";
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
import { notificationAdminApi } from "./notification/admin-api.ts";
import { notificationApi } from "./notification/api.ts";
import { paymentAdminApi } from "./payment/admin-api.ts";
import { paymentApi } from "./payment/api.ts";
import { postAdminApi } from "./post/admin-api.ts";
import { postApi } from "./post/api.ts";
import { profileApi } from "./profile/api.ts";
import { photoApi } from "./profile/photo-api.ts";
import { pushApi } from "./push/api.ts";
import { questionAdminApi } from "./question/admin-api.ts";
import { questionFileApi } from "./question/file-api.ts";
import { safetyAdminApi } from "./safety/admin-api.ts";
import { safetyApi } from "./safety/api.ts";
import { scriptureApi } from "./scripture/api.ts";
import { settingAdminApi } from "./setting/admin-api.ts";
import { siteAdminApi } from "./site/admin-api.ts";
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
  adminSearch: adminSearchApi,
  auditAdmin: auditAdminApi,
  channel: channelApi,
  channelInvitation: channelInvitationApi,
  chat: chatApi,
  checkIn: checkInApi,
  confession: confessionApi,
  course: courseApi,
  crash: crashApi,
  devotion: devotionApi,
  devotionAdmin: devotionAdminApi,
  devotionDraft: devotionDraftApi,
  erasure: erasureApi,
  event: eventApi,
  eventAdmin: eventAdminApi,
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
  notificationAdmin: notificationAdminApi,
  payment: paymentApi,
  paymentAdmin: paymentAdminApi,
  pod: podApi,
  post: postApi,
  postAdmin: postAdminApi,
  photo: photoApi,
  profile: profileApi,
  push: pushApi,
  resource: resourceApi,
  question: questionApi,
  questionAdmin: questionAdminApi,
  questionFile: questionFileApi,
  safety: safetyApi,
  safetyAdmin: safetyAdminApi,
  scripture: scriptureApi,
  settingAdmin: settingAdminApi,
  secondFactor: secondFactorApi,
  session: sessionApi,
  site: siteApi,
  siteAdmin: siteAdminApi,
  thread: threadApi,
  ticket: ticketApi,
} as const;
