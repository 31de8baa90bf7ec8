import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { invitationsOf } from "./invitation-list.ts";

/**
 * Sends these members their open invitations. Call it after the change is stored. It returns immediately and never
 * fails: the next event contains the same data.
 */
export type SendInvitations = (memberIds: readonly string[]) => void;

export function invitationBroadcaster(
  database: { fork(): EntityManager },
  policy: MessagingPolicy,
  { rooms, log }: { rooms: () => Pick<MemberRooms, "connected" | "send">; log: Pick<Log, "warn"> },
): SendInvitations {
  async function send(memberIds: readonly string[]): Promise<void> {
    try {
      const listening = await rooms().connected(memberIds);
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
