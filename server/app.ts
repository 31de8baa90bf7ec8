import { randomInt } from "node:crypto";
import { bestKnownWords, defaultTimings, openRooms, type Rooms, soloRules, type Timings } from "../rooms/index.ts";
import { type AccountOverrides, openAccount } from "./account/account.feature.ts";
import { openAdmin } from "./admin/admin.feature.ts";
import { openAudit } from "./audit/audit.feature.ts";
import { openBackups } from "./backup/backup.feature.ts";
import { finishChallenge, openChallenges } from "./challenge/challenge.feature.ts";
import { openChannels } from "./channel/channel.feature.ts";
import { openChat } from "./chat/chat.feature.ts";
import { openCourses } from "./course/course.feature.ts";
import { openCrashes } from "./crash/crash.feature.ts";
import { openDaily } from "./daily/daily.feature.ts";
import { addDemo, openDemo } from "./demo/demo.feature.ts";
import { openDevotions } from "./devotion/devotion.feature.ts";
import { openEngagement } from "./engagement/engagement.feature.ts";
import { openErasure } from "./erasure/erasure.feature.ts";
import { openEvents } from "./event/event.feature.ts";
import { openExport } from "./export/export.feature.ts";
import { openGames } from "./game/game.feature.ts";
import { openHealth } from "./health/health.feature.ts";
import { openLeaderboards } from "./leaderboard/leaderboard.feature.ts";
import { openLinkPreviews } from "./link-preview/link-preview.feature.ts";
import { openMembers } from "./member/member.feature.ts";
import { openMonitoring } from "./monitoring/monitoring.feature.ts";
import { openNotifications } from "./notification/notification.feature.ts";
import { openPayments } from "./payment/payment.feature.ts";
import { repeat } from "./platform/async/repeat.ts";
import type { Config } from "./platform/config/config.ts";
import { type CoreOverrides, type OpenedCore, openCore } from "./platform/core.ts";
import type { Database } from "./platform/database/database.ts";
import type { Feature } from "./platform/feature.ts";
import { lateReference } from "./platform/late-reference.ts";
import type { Stoppable } from "./platform/process/process.ts";
import { printStartMessage } from "./platform/process/start-message.ts";
import { serve } from "./platform/serve.ts";
import { openPosts } from "./post/post.feature.ts";
import { openProfiles } from "./profile/profile.feature.ts";
import { openPush, type PushOverrides } from "./push/push.feature.ts";
import { openQuestions } from "./question/question.feature.ts";
import { openRoleInvitations } from "./role-invitation/role-invitation.feature.ts";
import { giveWaitingRoles } from "./role-invitation/role-invitation.ts";
import { openSafety } from "./safety/safety.feature.ts";
import { openScripture } from "./scripture/scripture.feature.ts";
import { openSettings } from "./setting/setting.feature.ts";
import { openSetup } from "./setup/setup.feature.ts";
import { openSite } from "./site/site.feature.ts";
import { openSoloGames } from "./solo/solo.feature.ts";
import { openAttachments } from "./thread/attachment/attachment.feature.ts";
import { openThreads } from "./thread/thread.feature.ts";
import { openTickets, type TicketOverrides } from "./ticket/ticket.feature.ts";

/** How soon the sockets of an expired session are closed. */
const SWEEP_MS = 1000;
/** How soon a room that another process has taken over ends here. */
const REPAIR_MS = 5000;

export interface App extends Stoppable {
  readonly url: string;
  readonly database: Database;
  /** Another server has taken the place of this one, which must stop (PROCESS-21). */
  readonly replaced: Promise<void>;
  /** Prints the address of the site. */
  printStartMessage(): void;
}

export interface Overrides extends AccountOverrides, CoreOverrides, PushOverrides, TicketOverrides {
  /** Shortens the phases of games for tests. */
  readonly timings?: Partial<Timings>;
  /** How often to look for the games of servers that have ended, in milliseconds. */
  readonly takeOverMs?: number;
}

/** Composes the features and listens. A failed start leaves nothing open. */
export async function openApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const opened = new AsyncDisposableStack();
  try {
    return await openFeatures(config, overrides, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openFeatures(config: Config, overrides: Overrides, opened: AsyncDisposableStack): Promise<App> {
  const { timings, signal, takeOverMs } = overrides;
  const core = await openCore(config, opened, overrides);
  const settings = await openSettings(core);
  // The one circular dependency: features use the live rooms, which need the features' ports.
  const live = lateReference<Rooms>();
  const messagingPolicy = { isOpenToAll: config.DM_POLICY === "open", today: core.today };
  const account = await openAccount(core, live, {
    ...overrides,
    afterConfirming: (tx, memberId) => giveWaitingRoles(tx, memberId, { ...core, policy: messagingPolicy }),
  });
  const notifications = openNotifications(core, live);
  const games = openGames(core, live, messagingPolicy, bestKnownWords);
  const soloTable = { rules: soloRules, words: games.ports.words, community: core.community };
  const { environment: threads, ...thread } = openThreads(core, {
    live,
    notifications: notifications.notifications,
    policy: messagingPolicy,
  });
  const chat = openChat(core, { live, messagingPolicy, threads });
  const channels = openChannels(core, { live, messagingPolicy, threads });
  const safety = await openSafety(core, { live, messagingPolicy });
  const payments = await openPayments(core, opened);
  const setup = openSetup(core, messagingPolicy);
  const features: readonly Feature[] = [
    openHealth(core),
    account,
    openProfiles(core, messagingPolicy),
    openExport(core, account),
    openErasure(core, account),
    await openQuestions(core, games.correctGames),
    games,
    openLeaderboards(core, messagingPolicy),
    openSoloGames(core, soloTable, finishChallenge),
    openDaily(core, soloTable, messagingPolicy),
    openChallenges(core, soloTable, messagingPolicy),
    openMembers(core, { live, messagingPolicy }),
    openRoleInvitations(core, messagingPolicy),
    notifications,
    await openPush(core, live, overrides),
    thread,
    chat,
    channels,
    openAttachments(core, { conversation: chat.kind, channel: channels.kind }),
    safety,
    openAudit(core),
    await openBackups(core),
    openEvents(core, {
      messagingPolicy,
      refundRegistration: payments.refundRegistration,
      refundRegistrations: payments.refundRegistrations,
      takesPayments: payments.takesPayments,
    }),
    payments,
    await openTickets(core, overrides),
    openEngagement(core, messagingPolicy),
    openCourses(core),
    openDevotions(core, messagingPolicy),
    openScripture(core),
    openPosts(core, messagingPolicy),
    openSite(core),
    openLinkPreviews(() => features.flatMap(({ pagePreviews = [] }) => pagePreviews)),
    settings,
    setup,
    openAdmin(core, () => features.flatMap(({ needsYou = [] }) => needsYou)),
    openCrashes(core),
    openDemo(core),
  ];
  for (const feature of features) opened.defer(async () => await feature.close?.());
  const rooms = openRooms(
    { games: games.ports, chat: chat.ports, channel: channels.ports },
    {
      now: Date.now,
      random: () => randomInt(2 ** 47) / 2 ** 47,
      timings: { ...defaultTimings, ...timings },
      sessionIsLive: account.sessionIsLive,
      liveSessions: account.liveSessions,
      reportFailure: (failure) => core.log.error(failure, "a live room failed"),
    },
    core.processes ?? undefined,
  );
  await rooms.opened();
  live.set(rooms);
  opened.defer(await openMonitoring(core, rooms.counts));
  await games.recover(takeOverMs);
  const server = serve(core, features, account);
  const stopSweeping = repeat(SWEEP_MS, rooms.sockets.sweep);
  const stopRepairing = repeat(REPAIR_MS, rooms.repair);
  opened.defer(async () => {
    core.beginLeaving();
    await leaveGames(rooms, core);
    const databaseStays = core.beginDrain();
    await Promise.all([stopSweeping(), stopRepairing()]);
    await server.stop(rooms.drain);
    await databaseStays;
  });
  core.listen(features);
  // They may have changed before this server listened.
  await settings.refresh();
  await core.startJobs(features);
  const demo = await addDemo(core);
  const notice = await setup.startNotice();
  signal?.throwIfAborted();
  await server.listen();
  await core.endStartTurn();
  core.log.info({ url: core.siteUrl, serverId: core.lease.serverId, process: config.processName }, "ready");
  return {
    log: core.log,
    url: core.siteUrl,
    database: core.database,
    replaced: core.lease.replaced,
    printStartMessage: () => printStartMessage(core, demo, notice),
    stop: () => opened.disposeAsync(),
  };
}

/** Lets the rounds end that are open when this server is told to stop, as long as its operator allows (GAME-160). */
async function leaveGames(rooms: Rooms, { config, lease, log }: OpenedCore): Promise<void> {
  const limitMs = config.drainSeconds * 1000;
  if (limitMs === 0) return;
  const isOver = await rooms.leave({ limitMs, isShared: await lease.hasOthers() });
  if (!isOver) log.info({ seconds: config.drainSeconds }, "some rounds are still open, and begin again elsewhere");
}
