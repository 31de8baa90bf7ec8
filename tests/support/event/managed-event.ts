import type { BodyInputOf } from "../../../schema/endpoint.ts";
import {
  createEvent,
  deleteEvent,
  type ManagedEvent,
  readManagedEvent,
  updateEvent,
} from "../../../schema/event/manage-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, type Person } from "../account/people.ts";
import type { TestServer } from "../server/boot.ts";
import { inDays } from "./events.ts";

type EventInput = BodyInputOf<typeof createEvent>;

/** A new member with this role. */
export async function newMemberWithRole(
  { url, database }: TestServer,
  role: "admin" | "mentor" | "safeguarding_lead",
  fullName?: string,
): Promise<Person> {
  const person = await newMember(url, fullName);
  await giveRole(database.fork(), person.me?.email ?? "", role);
  return person;
}

/** What the form sends for a free event in a week. */
export const eventInput = (changes: Partial<EventInput> = {}): EventInput => ({
  title: "Bible study night",
  description: "We read Mark together.",
  eventType: "study",
  eventDate: inDays(7).getTime(),
  endDate: null,
  location: "Grace Hall, Yaba",
  maxAttendees: null,
  ticketPriceKobo: null,
  isActive: true,
  imageName: null,
  ...changes,
});

export const create = (person: Person, changes: Partial<EventInput> = {}) =>
  person.must(createEvent, { body: eventInput(changes) });

/** Sends the event as it is, with these changes. */
export const update = (person: Person, event: ManagedEvent, changes: Partial<EventInput> = {}) =>
  person.call(updateEvent, {
    params: { eventId: event.eventId },
    body: { ...inputOf(event), ...changes, version: event.version },
  });

function inputOf(event: ManagedEvent): EventInput {
  const { title, description, eventType, eventDate, endDate, location } = event;
  const { maxAttendees, ticketPriceKobo, isActive, imageName } = event;
  return {
    ...{ title, description, eventType, eventDate, endDate, location },
    ...{ maxAttendees, ticketPriceKobo, isActive, imageName },
  };
}

export const readManaged = (person: Person, eventId: string) => person.call(readManagedEvent, { params: { eventId } });

export const remove = (person: Person, eventId: string) => person.call(deleteEvent, { params: { eventId } });
