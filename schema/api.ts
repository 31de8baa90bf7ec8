import * as accountApi from "./account/api.ts";
import * as secondFactorApi from "./account/second-factor-api.ts";
import * as sessionApi from "./account/session-api.ts";
import * as adminAnalyticsApi from "./admin/analytics-api.ts";
import * as adminApi from "./admin/api.ts";
import * as needsYouApi from "./admin/needs-you-api.ts";
import * as adminSearchApi from "./admin/search-api.ts";
import * as auditAdminApi from "./audit/admin-api.ts";
import * as challengeApi from "./challenge/api.ts";
import * as channelApi from "./channel/api.ts";
import * as channelInvitationApi from "./channel/invitation-api.ts";
import * as channelPinApi from "./channel/pin-api.ts";
import * as chatApi from "./chat/api.ts";
import * as courseApi from "./course/api.ts";
import * as crashApi from "./crash/api.ts";
import * as dailyApi from "./daily/api.ts";
import * as devotionAdminApi from "./devotion/admin-api.ts";
import * as devotionApi from "./devotion/api.ts";
import * as devotionDraftApi from "./devotion/draft-api.ts";
import * as devotionResponseApi from "./devotion/response-api.ts";
import type { Endpoint } from "./endpoint.ts";
import * as confessionApi from "./engagement/confession-api.ts";
import * as podApi from "./engagement/pod-api.ts";
import * as questionApi from "./engagement/question-api.ts";
import * as erasureApi from "./erasure/api.ts";
import * as eventAdminApi from "./event/admin-api.ts";
import * as eventApi from "./event/api.ts";
import * as eventCalendarApi from "./event/calendar-api.ts";
import * as eventChannelApi from "./event/channel-api.ts";
import * as eventImageApi from "./event/image-api.ts";
import * as eventManageApi from "./event/manage-api.ts";
import * as eventMineApi from "./event/mine-api.ts";
import * as eventRepeatApi from "./event/repeat-api.ts";
import * as eventSearchApi from "./event/search-api.ts";
import * as waitingApi from "./event/waiting-api.ts";
import * as exportApi from "./export/api.ts";
import * as gameApi from "./game/api.ts";
import * as gameChannelApi from "./game/channel-api.ts";
import * as playedApi from "./game/played-api.ts";
import * as healthApi from "./health/api.ts";
import * as leaderboardApi from "./leaderboard/api.ts";
import * as linkPreviewApi from "./link-preview/api.ts";
import * as memberAdminApi from "./member/admin-api.ts";
import * as memberApi from "./member/api.ts";
import * as notificationAdminApi from "./notification/admin-api.ts";
import * as notificationApi from "./notification/api.ts";
import * as paymentAdminApi from "./payment/admin-api.ts";
import * as paymentApi from "./payment/api.ts";
import * as postAdminApi from "./post/admin-api.ts";
import * as postApi from "./post/api.ts";
import * as profileApi from "./profile/api.ts";
import * as photoApi from "./profile/photo-api.ts";
import * as pushApi from "./push/api.ts";
import * as questionAdminApi from "./question/admin-api.ts";
import * as questionFileApi from "./question/file-api.ts";
import * as questionFlagApi from "./question/flag-api.ts";
import * as roleInvitationAdminApi from "./role-invitation/admin-api.ts";
import * as roleInvitationApi from "./role-invitation/api.ts";
import * as safetyAdminApi from "./safety/admin-api.ts";
import * as safetyApi from "./safety/api.ts";
import * as scriptureApi from "./scripture/api.ts";
import * as settingAdminApi from "./setting/admin-api.ts";
import * as setupApi from "./setup/api.ts";
import * as siteAdminApi from "./site/admin-api.ts";
import * as siteApi from "./site/api.ts";
import * as resourceApi from "./site/resource-api.ts";
import * as soloApi from "./solo/api.ts";
import * as threadApi from "./thread/api.ts";
import * as attachmentApi from "./thread/attachment-api.ts";
import * as threadSeenApi from "./thread/seen-api.ts";
import * as ticketApi from "./ticket/api.ts";
import * as checkInApi from "./ticket/check-in-api.ts";

const modules = {
  account: accountApi,
  admin: adminApi,
  adminAnalytics: adminAnalyticsApi,
  adminSearch: adminSearchApi,
  adminNeedsYou: needsYouApi,
  attachment: attachmentApi,
  auditAdmin: auditAdminApi,
  challenge: challengeApi,
  channel: channelApi,
  channelInvitation: channelInvitationApi,
  channelPin: channelPinApi,
  chat: chatApi,
  checkIn: checkInApi,
  confession: confessionApi,
  course: courseApi,
  crash: crashApi,
  daily: dailyApi,
  devotion: devotionApi,
  devotionAdmin: devotionAdminApi,
  devotionDraft: devotionDraftApi,
  devotionResponse: devotionResponseApi,
  erasure: erasureApi,
  event: eventApi,
  eventAdmin: eventAdminApi,
  eventCalendar: eventCalendarApi,
  eventChannel: eventChannelApi,
  eventImage: eventImageApi,
  eventManage: eventManageApi,
  eventMine: eventMineApi,
  eventRepeat: eventRepeatApi,
  eventSearch: eventSearchApi,
  eventWaiting: waitingApi,
  export: exportApi,
  game: gameApi,
  gameChannel: gameChannelApi,
  gamePlayed: playedApi,
  health: healthApi,
  leaderboard: leaderboardApi,
  linkPreview: linkPreviewApi,
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
  questionFlag: questionFlagApi,
  roleInvitation: roleInvitationApi,
  roleInvitationAdmin: roleInvitationAdminApi,
  safety: safetyApi,
  safetyAdmin: safetyAdminApi,
  scripture: scriptureApi,
  settingAdmin: settingAdminApi,
  setup: setupApi,
  secondFactor: secondFactorApi,
  session: sessionApi,
  site: siteApi,
  solo: soloApi,
  siteAdmin: siteAdminApi,
  thread: threadApi,
  threadSeen: threadSeenApi,
  ticket: ticketApi,
};

const isEndpoint = (exported: object | string | number): exported is Endpoint =>
  typeof exported === "object" && "method" in exported && "path" in exported;

/** The endpoints that a module exports, by their names. */
const endpointsOf = (module: object): Record<string, Endpoint> =>
  Object.fromEntries(Object.entries(module).filter(([, exported]) => isEndpoint(exported)));

/** Every declared endpoint, by feature. The server serves exactly those that these modules export. */
export const api: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  Object.entries(modules).map(([feature, module]) => [feature, endpointsOf(module)]),
);
