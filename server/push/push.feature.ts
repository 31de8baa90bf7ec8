import type { Rooms } from "../../rooms/index.ts";
import { inRounds } from "../platform/async/rounds.ts";
import type { Core } from "../platform/core.ts";
import { idsIn } from "../platform/database/database-listener.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { duePushes } from "./due-push.ts";
import { pushJobs } from "./push.jobs.ts";
import { pushRoutes } from "./push.routes.ts";
import { loadPushKeys } from "./push-key.ts";
import { pushSender } from "./push-sender.ts";

export interface PushOverrides {
  /** PUSH-2: which addresses a push service may have. Tests allow their own one on this machine. */
  readonly isPushAddressAllowed?: ((address: string) => boolean) | undefined;
}

/** How long the first of several changes waits for others. */
const ROUND_MS = 200;

/** Notifications on locked phones. */
export async function openPush(
  core: Core,
  live: LateReference<Rooms>,
  { isPushAddressAllowed: isAllowed }: PushOverrides,
): Promise<Feature> {
  const { community, database, jobs, log, siteUrl } = core;
  const keys = await loadPushKeys(database.fork());
  const send = pushSender({ keys, contact: contactOf(siteUrl), ...(isAllowed && { isAllowed }) });
  const options = { send, community, log };
  const due = duePushes({ database, jobs, connected: (memberIds) => live.get().members.connected(memberIds) });
  const enqueueSoon = inRounds<string>(ROUND_MS, async (memberIds) => {
    try {
      await due.enqueueFor([...new Set(memberIds)]);
    } catch (error) {
      log.warn({ error }, "pushes were not sent now, but will be within a minute");
    }
  });
  return {
    routes: pushRoutes({ publicKey: keys.publicKey, isAllowed }),
    jobs: pushJobs(database, options, due.enqueueForgotten),
    onDatabaseEvent: { notificationsAdded: async (memberIds) => enqueueSoon(idsIn(memberIds)) },
  };
}

/** Push services write to this address if something is wrong. They accept https addresses only, so a laptop has none. */
const contactOf = (siteUrl: string): string => (siteUrl.startsWith("https://") ? siteUrl : "mailto:nobody@localhost");
