import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { PushSubscriptionEntity } from "./push.entity.ts";
import { jobsOf, pushJobs, pushQueue } from "./push.jobs.ts";
import { pushRoutes } from "./push.routes.ts";
import { loadPushKeys } from "./push-key.ts";
import { pushSender } from "./push-sender.ts";

export interface PushOverrides {
  /** PUSH-2: which addresses a push service may have. Tests allow their own one on this machine. */
  readonly isPushAddressAllowed?: ((address: string) => boolean) | undefined;
}

/** Notifications on locked phones. */
export async function openPush(core: Core, { isPushAddressAllowed: isAllowed }: PushOverrides) {
  const { community, database, jobs, log, siteUrl } = core;
  const keys = await loadPushKeys(database.fork());
  const send = pushSender({ keys, contact: contactOf(siteUrl), ...(isAllowed && { isAllowed }) });
  const options = { send, community, log };
  const feature = {
    routes: pushRoutes({ publicKey: keys.publicKey, isAllowed }),
    jobs: pushJobs(database, options),
    /** PUSH-4: tells the devices of these members, if they have any, of what is new. */
    async pushTo(memberIds: readonly string[]): Promise<void> {
      const reachable = await membersWithDevices(database.fork(), memberIds);
      for (const some of jobsOf(reachable)) await jobs.enqueue(pushQueue, { memberIds: some });
    },
  };
  return feature satisfies Feature;
}

/** Push services write to this address if something is wrong. They accept https addresses only, so a laptop has none. */
const contactOf = (siteUrl: string): string => (siteUrl.startsWith("https://") ? siteUrl : "mailto:nobody@localhost");

async function membersWithDevices(em: EntityManager, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  // One parameter: a statement cannot have one for each member of a large community.
  const isOfThem = raw((row) => `${row}.user_id = any(?::uuid[])`, [`{${memberIds.join(",")}}`]);
  const devices = await em.find(PushSubscriptionEntity, { [isOfThem]: [] }, { fields: ["user"] });
  return [...new Set(devices.map(({ user }) => user.id))];
}
