import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { invitationsOf } from "./invitation-list.ts";

/**
 * Sends these members their open invitations, as far as they are connected to this server. Returns immediately and never
 * fails: the next event contains the same data.
 */
export function invitationBroadcaster(
  database: { fork(): EntityManager },
  policy: MessagingPolicy,
  { rooms, log }: { rooms: () => Pick<MemberRooms, "connectedHere" | "send">; log: Pick<Log, "warn"> },
): (memberIds: readonly string[]) => void {
  async function send(memberIds: readonly string[]): Promise<void> {
    try {
      const listening = await rooms().connectedHere(memberIds);
      if (listening.length === 0) return;
      for (const [memberId, invitations] of await invitationsOf(database.fork(), policy, listening)) {
        await rooms().send(memberId, { type: "invitations", payload: { invitations } });
      }
    } catch (error) {
      log.warn({ members: memberIds.length, error }, "invitations were not sent");
    }
  }

  // One after the other, so that an older list never arrives last.
  let last = Promise.resolve();
  return (memberIds) => {
    if (memberIds.length > 0) last = last.then(() => send(memberIds));
  };
}
