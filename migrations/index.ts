import { Platform } from "./20261201-01-platform.ts";
import { Account } from "./20261201-02-account.ts";
import { Thread } from "./20261201-03-thread.ts";
import { Chat } from "./20261201-04-chat.ts";
import { Safety } from "./20261201-05-safety.ts";
import { Channel } from "./20261201-06-channel.ts";
import { Profile } from "./20261201-07-profile.ts";
import { Activity } from "./20261201-08-activity.ts";
import { Audit } from "./20261201-09-audit.ts";
import { Question } from "./20261201-10-question.ts";
import { Game } from "./20261201-11-game.ts";
import { Leaderboard } from "./20261201-12-leaderboard.ts";
import { Event } from "./20261201-13-event.ts";
import { Ticket } from "./20261201-14-ticket.ts";
import { Payment } from "./20261201-15-payment.ts";
import { Devotion } from "./20261201-16-devotion.ts";
import { Course } from "./20261201-17-course.ts";
import { Engagement } from "./20261201-18-engagement.ts";
import { Post } from "./20261201-19-post.ts";
import { Site } from "./20261201-20-site.ts";
import { Setting } from "./20261201-21-setting.ts";
import { Notification } from "./20261201-22-notification.ts";
import { Push } from "./20261201-23-push.ts";
import { DeclineReason } from "./20261202-01-decline-reason.ts";
import { AgeAttestation } from "./20261202-02-age-attestation.ts";
import { ConfessionWithdrawal } from "./20261203-01-confession-withdrawal.ts";
import { FormerName } from "./20261205-former-name.ts";
import { SecrecyFlag } from "./20261206-secrecy-flag.ts";
import { DueSupervision } from "./20261207-01-due-supervision.ts";
import { WrongAgeNotice } from "./20261207-02-wrong-age-notice.ts";
import { ChannelSupervision } from "./20261208-channel-supervision.ts";
import { ReportedEvents } from "./20261210-reported-events.ts";
import { GameSnapshot } from "./20261216-game-snapshot.ts";

/**
 * One linear history, oldest first. The first release began with one migration per feature. From 1.0.0 on a migration is
 * never rewritten: a change of the schema is a new one at the end.
 */
export const migrations = [
  { name: "20261201-01-platform", class: Platform },
  { name: "20261201-02-account", class: Account },
  { name: "20261201-03-thread", class: Thread },
  { name: "20261201-04-chat", class: Chat },
  { name: "20261201-05-safety", class: Safety },
  { name: "20261201-06-channel", class: Channel },
  { name: "20261201-07-profile", class: Profile },
  { name: "20261201-08-activity", class: Activity },
  { name: "20261201-09-audit", class: Audit },
  { name: "20261201-10-question", class: Question },
  { name: "20261201-11-game", class: Game },
  { name: "20261201-12-leaderboard", class: Leaderboard },
  { name: "20261201-13-event", class: Event },
  { name: "20261201-14-ticket", class: Ticket },
  { name: "20261201-15-payment", class: Payment },
  { name: "20261201-16-devotion", class: Devotion },
  { name: "20261201-17-course", class: Course },
  { name: "20261201-18-engagement", class: Engagement },
  { name: "20261201-19-post", class: Post },
  { name: "20261201-20-site", class: Site },
  { name: "20261201-21-setting", class: Setting },
  { name: "20261201-22-notification", class: Notification },
  { name: "20261201-23-push", class: Push },
  { name: "20261202-01-decline-reason", class: DeclineReason },
  { name: "20261202-02-age-attestation", class: AgeAttestation },
  { name: "20261203-01-confession-withdrawal", class: ConfessionWithdrawal },
  { name: "20261205-former-name", class: FormerName },
  { name: "20261206-secrecy-flag", class: SecrecyFlag },
  { name: "20261207-01-due-supervision", class: DueSupervision },
  { name: "20261207-02-wrong-age-notice", class: WrongAgeNotice },
  { name: "20261208-channel-supervision", class: ChannelSupervision },
  { name: "20261210-reported-events", class: ReportedEvents },
  { name: "20261216-game-snapshot", class: GameSnapshot },
];
