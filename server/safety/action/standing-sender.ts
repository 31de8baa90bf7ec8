import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";

/** Tells a member's open screens that their session has changed: their roles, a mute or a notice. Never rejects. */
export const standingSender =
  (rooms: () => Pick<MemberRooms, "send">, log: Pick<Log, "warn">) =>
  (memberId: string): Promise<void> =>
    rooms()
      .send(memberId, { type: "standing", payload: {} })
      .catch((error: unknown) => log.warn({ memberId, error }, "a member’s standing was not sent"));
