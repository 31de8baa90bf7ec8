import type { EntityManager } from "@mikro-orm/postgresql";
import { LockMode } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { isWebAddress } from "../../../schema/event/event-state.ts";
import type { createEvent as createEndpoint } from "../../../schema/event/manage-api.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseReservedTitle } from "../../profile/profile.ts";
import { findContactData, type MessagingPolicy, replaceMeetingLinks } from "../../safety/safety.ts";
import type { LockedEvent } from "../event-lock.ts";
import { EventImageEntity } from "../image/event-image.entity.ts";
import type { Manager } from "./manager.ts";

/** What the form sends. */
export type EventInput = z.output<(typeof createEndpoint)["body"]>;

export interface EditOptions {
  readonly messagingPolicy: MessagingPolicy;
  readonly community: { readonly name: string };
  /** Whether an event may have a price. */
  readonly takesPayments: boolean;
}

/** The columns of an event with this content. */
export const columnsOf = ({ eventDate, endDate, ticketPriceKobo, ...input }: EventInput) => ({
  ...input,
  eventDate: new Date(eventDate),
  endDate: endDate === null ? null : new Date(endDate),
  isPaidEvent: ticketPriceKobo !== null,
  ticketPriceKobo: ticketPriceKobo ?? 0,
});

/** What the form would send for an event that exists. Nothing of its registrations, payments, check-ins or game is in it. */
export const inputOf = (event: LockedEvent): EventInput => ({
  title: event.title,
  description: event.description,
  eventType: event.eventType,
  eventDate: event.eventDate.getTime(),
  endDate: event.endDate?.getTime() ?? null,
  location: event.location,
  maxAttendees: event.maxAttendees ?? null,
  ticketPriceKobo: priceOf(event),
  isActive: event.isActive,
  imageName: event.imageName ?? null,
});

export const priceOf = ({ isPaidEvent, ticketPriceKobo }: LockedEvent): number | null =>
  isPaidEvent ? ticketPriceKobo : null;

type EventTexts = Pick<EventInput, "title" | "description" | "eventType" | "location">;

/** SAFE-95: the words of an event. */
export const textsOf = ({ title, description, eventType, location }: EventTexts) => ({
  title,
  description,
  eventType,
  location: wordsOfPlace(location),
});

/** EVENT-81: a place without links to meetings. The digits of any other web address are no phone number. */
function wordsOfPlace(location: string): string {
  const words = replaceMeetingLinks(location, "");
  return isWebAddress(words) && findContactData(words)?.kind === "phone" ? "" : words;
}

/** PROFILE-8. */
export const refuseTitle = (
  em: EntityManager,
  manager: Manager,
  { title }: EventInput,
  { community }: Pick<EditOptions, "community">,
) => refuseReservedTitle(em, { ...manager, communityName: community.name }, title);

export function refusePast(eventDate: number): void {
  if (eventDate > Date.now()) return;
  throw new Refusal("request/invalid", { fields: { eventDate: "Please choose a time that is still to come." } });
}

/** PAY-3: nobody could buy a ticket. */
export function refuseUnpayable(
  { ticketPriceKobo }: EventInput,
  { takesPayments }: Pick<EditOptions, "takesPayments">,
): void {
  if (ticketPriceKobo === null || takesPayments) return;
  const error =
    "Payments aren’t set up on this server. Make the event free, or ask whoever runs the server to set the keys of Flutterwave.";
  throw new Refusal("event/no-payments", { fields: { ticketPriceKobo: error } });
}

/** Keeps the image from being removed until the transaction ends. */
export async function checkImage(tx: EntityManager, imageName: string | null): Promise<void> {
  if (imageName === null) return;
  const image = await tx.findOne(EventImageEntity, imageName, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!image) throw new Refusal("event/image-not-found");
}
