import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";

/** Tells a member's open screens that their session has changed: their roles, a mute or a notice. Never rejects. */
export const statusSender =
  (rooms: () => Pick<MemberRooms, "send">, log: Pick<Log, "warn">) =>
  (memberId: string): Promise<void> =>
    rooms()
      .send(memberId, { type: "statusChanged", payload: {} })
      .catch((error: unknown) => log.warn({ memberId, error }, "a change of a member’s status was not sent"));
