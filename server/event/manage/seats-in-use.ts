import type { EntityManager } from "@mikro-orm/postgresql";
import { EventRegistrationEntity } from "../registration/registration.entity.ts";
import { EventWaitingEntity } from "../waiting/waiting.entity.ts";

interface SeatsInUse {
  /** Registered members and those who are paying. */
  readonly registered: number;
  /** These, and seats that are offered to the waiting list. */
  readonly taken: number;
  /** Everybody who has a seat, pays for one or waits for one. */
  readonly memberIds: readonly string[];
}

/** The seats of a locked event, and whom a change of it concerns. */
export async function seatsInUse(tx: EntityManager, eventId: string): Promise<SeatsInUse> {
  const now = new Date();
  const seated = await tx.find(
    EventRegistrationEntity,
    { event: eventId, $or: [{ status: "registered" }, { status: "held", heldUntil: { $gt: now } }] },
    { fields: ["user"] },
  );
  const waiting = await tx.find(EventWaitingEntity, { event: eventId }, { fields: ["user", "offeredUntil"] });
  const offered = waiting.filter(({ offeredUntil }) => offeredUntil && offeredUntil > now);
  return {
    registered: seated.length,
    taken: seated.length + offered.length,
    memberIds: [...new Set([...seated, ...waiting].map(({ user }) => user.id))],
  };
}
