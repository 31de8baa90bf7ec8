import { accountFeature } from "../account/account.feature.ts";
import { adminFeature } from "../admin/admin.feature.ts";
import { auditFeature } from "../audit/audit.feature.ts";
import { challengeFeature } from "../challenge/challenge.feature.ts";
import { channelFeature } from "../channel/channel.feature.ts";
import { chatFeature } from "../chat/chat.feature.ts";
import { courseFeature } from "../course/course.feature.ts";
import { dailyFeature } from "../daily/daily.feature.ts";
import { dashboardFeature } from "../dashboard/dashboard.feature.ts";
import { devotionFeature } from "../devotion/devotion.feature.ts";
import { engagementFeature } from "../engagement/engagement.feature.ts";
import { erasureFeature } from "../erasure/erasure.feature.ts";
import { eventFeature } from "../event/event.feature.ts";
import type { ClientFeature } from "../frame/feature.ts";
import { gameFeature } from "../game/game.feature.ts";
import { memberFeature } from "../member/member.feature.ts";
import { newcomerFeature } from "../newcomer/newcomer.feature.ts";
import { notificationFeature } from "../notification/notification.feature.ts";
import { paymentFeature } from "../payment/payment.feature.ts";
import { postFeature } from "../post/post.feature.ts";
import { profileFeature } from "../profile/profile.feature.ts";
import { pushFeature } from "../push/push.feature.ts";
import { questionFeature } from "../question/question.feature.ts";
import { roleInvitationFeature } from "../role-invitation/role-invitation.feature.ts";
import { safetyFeature } from "../safety/safety.feature.ts";
import { scriptureFeature } from "../scripture/scripture.feature.ts";
import { settingFeature } from "../setting/setting.feature.ts";
import { setupFeature } from "../setup/setup.feature.ts";
import { siteFeature } from "../site/site.feature.ts";
import { soloFeature } from "../solo/solo.feature.ts";
import { threadFeature } from "../thread/thread.feature.ts";
import { ticketFeature } from "../ticket/ticket.feature.ts";
import { triviaFeature } from "../trivia/trivia.feature.ts";
import { wordBattleFeature } from "../word-battle/word-battle.feature.ts";

/** Every feature that declares something, one line each. In this order they are in the bar of members. */
export const features: readonly ClientFeature[] = [
  siteFeature,
  engagementFeature,
  profileFeature,
  memberFeature,
  dashboardFeature,
  devotionFeature,
  scriptureFeature,
  courseFeature,
  eventFeature,
  ticketFeature,
  paymentFeature,
  gameFeature,
  triviaFeature,
  wordBattleFeature,
  soloFeature,
  dailyFeature,
  challengeFeature,
  questionFeature,
  threadFeature,
  chatFeature,
  channelFeature,
  postFeature,
  notificationFeature,
  accountFeature,
  newcomerFeature,
  pushFeature,
  safetyFeature,
  roleInvitationFeature,
  erasureFeature,
  adminFeature,
  auditFeature,
  settingFeature,
  setupFeature,
];
