import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";

/**
 * Tells a member's screens that are connected to this process that their session has changed: their roles, a mute or a notice.
 * Every process learns that from the database. Never rejects.
 */
export const statusSender =
  (rooms: () => Pick<MemberRooms, "sendHere">, log: Pick<Log, "warn">) =>
  (memberId: string): Promise<void> =>
    rooms()
      .sendHere(memberId, { type: "statusChanged", payload: {} })
      .catch((error: unknown) => log.warn({ memberId, error }, "a change of a member’s status was not sent"));
