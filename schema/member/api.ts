import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seatReservation } from "../game/api.ts";
import { interests } from "../profile/profile.ts";
import { shownMember } from "./shown-member.ts";

export const takeMemberSeat = endpoint("POST /api/member/seat", "member", {
  summary: "Reserves a socket in the caller's own room, which sends counts and notifications.",
  // A client on a poor network requests this again and again, for every open screen.
  limit: { name: "member-seat", tries: 600, seconds: 10 * 60, per: "account", isPerServer: true },
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});

/** What a member sees of another, or of themselves. */
export const memberSheet = shownMember.extend({
  /** What they were called until less than 30 days ago. Null if they have had their name for longer, or share no thread. */
  formerName: z.string().nullable(),
  /** The day and month of a confirmed adult who shows them, as 03-14. */
  birthday: z.string().nullable(),
  /** SAFE-107: what they write about themselves. Null for whoever may not message somebody like them, and if they wrote nothing. */
  about: z
    .strictObject({
      bio: z.string().nullable(),
      location: z.string().nullable(),
      interests: z.array(z.enum(interests)),
    })
    .nullable(),
  /** The month in which they joined, as 2026-11. */
  memberSince: z.string(),
  isSelf: z.boolean(),
  /** The caller has blocked them. */
  isBlocked: z.boolean(),
  /** Whether the sheet offers to message them. Opening the conversation decides if it is allowed. */
  canMessage: z.boolean(),
  /** False where a block has no effect: to and from safeguarding leads. */
  canBlock: z.boolean(),
});
export type MemberSheet = z.infer<typeof memberSheet>;

export const readMember = endpoint("GET /api/members/:memberId", "member", {
  summary: "The name, roles and month of joining of a member whom the caller can see, and what the caller can do.",
  limit: { name: "member-sheet", tries: 600, seconds: 10 * 60, per: "account" },
  params: z.strictObject({ memberId: z.uuid() }),
  output: memberSheet,
});
