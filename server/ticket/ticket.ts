import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "../../schema/language/languages.ts";
import type { Ticket } from "../../schema/ticket/api.ts";
import { recipientOf } from "../account/account.ts";
import { locationFor } from "../event/event.ts";
import { EventRegistrationEntity } from "../event/registration/registration.entity.ts";
import { Refusal } from "../platform/refusal.ts";
import { ProfileEntity } from "../profile/profile.entity.ts";
import type { TicketCodes } from "./code/ticket-code.ts";

type Registration = Loaded<InstanceType<typeof EventRegistrationEntity.class>, "event">;

/** A ticket and the registration it belongs to. */
export interface OwnTicket {
  readonly registrationId: string;
  readonly memberId: string;
  /** LANGUAGE-2: in which its document is printed. Null if the member has not chosen one. */
  readonly language: Language | null;
  readonly ticket: Ticket;
}

/** As stored: people may type the dash and small letters. */
const storedReference = (typed: string): string => typed.replaceAll("-", "").toUpperCase();

/**
 * TICKET-5, TICKET-6: the member's own ticket. Refuses with `ticket/not-found` for all others, and with a reason if theirs
 * does not stand.
 */
export async function readOwnTicket(
  em: EntityManager,
  codes: TicketCodes,
  memberId: string,
  { eventId, reference }: { eventId: string; reference: string },
): Promise<OwnTicket> {
  const own = { reference: storedReference(reference), user: memberId };
  const registration = await em.findOne(EventRegistrationEntity, own, { populate: ["event"] });
  if (!registration || registration.event.id !== eventId.toLowerCase()) throw new Refusal("ticket/not-found");
  refuseUnlessStanding(registration);
  return await ticketOf(em, codes, registration);
}

/** The ticket of a registration that stands. Null for all others. */
export async function readTicket(
  em: EntityManager,
  codes: TicketCodes,
  registrationId: string,
): Promise<OwnTicket | null> {
  const valid = { id: registrationId, status: "registered", event: { isActive: true, cancelledAt: null } } as const;
  const registration = await em.findOne(EventRegistrationEntity, valid, { populate: ["event"] });
  return registration && (await ticketOf(em, codes, registration));
}

function refuseUnlessStanding({ status, event }: Registration): void {
  if (!event.isActive) throw new Refusal("ticket/not-found");
  if (status === "cancelled") throw new Refusal("ticket/cancelled");
  if (event.cancelledAt) throw new Refusal("event/cancelled");
  if (status === "held") throw new Refusal("ticket/not-paid");
}

async function ticketOf(em: EntityManager, codes: TicketCodes, registration: Registration): Promise<OwnTicket> {
  const { id, event, user, reference } = registration;
  const profile = await em.findOne(ProfileEntity, { user: user.id });
  return {
    registrationId: id,
    memberId: user.id,
    language: (await recipientOf(em, user.id)).language,
    ticket: {
      eventId: event.id,
      eventTitle: event.title,
      eventDate: event.eventDate.getTime(),
      endDate: event.endDate?.getTime() ?? null,
      location: locationFor(event.location, { registration }) || null,
      holderName: profile?.fullName ?? "",
      reference,
      ticketPriceKobo: event.isPaidEvent ? event.ticketPriceKobo : null,
      code: codes.issue({ registrationId: id }),
    },
  };
}
