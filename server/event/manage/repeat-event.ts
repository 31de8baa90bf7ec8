import type { EntityManager } from "@mikro-orm/postgresql";
import { type Repetition, repeatedTimes } from "../../../schema/event/repetition.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWords } from "../../safety/safety.ts";
import { EventEntity } from "../event.entity.ts";
import { withEventLock } from "../event-lock.ts";
import {
  checkImage,
  columnsOf,
  type EditOptions,
  type EventInput,
  inputOf,
  refuseTitle,
  refuseUnpayable,
  textsOf,
} from "./event-checks.ts";
import { type Manager, refuseUnlessManaged } from "./manager.ts";

export interface RepeatOptions extends EditOptions {
  readonly community: { readonly name: string; readonly timeZone: string };
}

/** EVENT-131: creates events like this one on its next dates, all of them or none. Returns them, soonest first. */
export async function repeatEvent(
  em: EntityManager,
  manager: Manager,
  { eventId, ...repetition }: Repetition & { eventId: string },
  options: RepeatOptions,
): Promise<{ eventId: string; eventDate: number }[]> {
  return await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessManaged(manager, event.createdBy?.id ?? null);
    if (event.cancelledAt) throw new Refusal("event/cancelled");
    const input = inputOf(event);
    await refuseContent(tx, manager, input, options);
    // A series stays with whoever runs it.
    const createdBy = event.createdBy?.id ?? manager.memberId;
    const wanted = timesOf(input, repetition, options.community.timeZone);
    const times = await freeTimes(tx, { title: event.title, createdBy }, wanted);
    const made: { eventId: string; eventDate: number }[] = [];
    for (const each of times) {
      const eventId = await tx.insert(EventEntity, { ...columnsOf({ ...input, ...each }), createdBy });
      made.push({ eventId, eventDate: each.eventDate });
    }
    return made;
  });
}

/** What would be refused in a new event is refused here, too. */
async function refuseContent(tx: EntityManager, manager: Manager, input: EventInput, options: EditOptions) {
  refuseUnpayable(input, options);
  await refuseTitle(tx, manager, input, options);
  await refuseWords(tx, options.messagingPolicy, "event", { writerId: manager.memberId, texts: textsOf(input) });
  await checkImage(tx, input.imageName);
}

function timesOf(input: EventInput, repetition: Repetition, timeZone: string) {
  const times = repeatedTimes(input, repetition, { timeZone, now: Date.now() });
  if (times.length > 0) return times;
  const lastDay = "No date of this event comes before that day ends. Please choose a later day.";
  throw new Refusal("request/invalid", { fields: { lastDay } });
}

/** EVENT-131: without the times at which such an event begins already, so that a second press makes nothing twice. */
async function freeTimes<Times extends { eventDate: number }>(
  tx: EntityManager,
  sameSeries: { title: string; createdBy: string },
  times: readonly Times[],
): Promise<Times[]> {
  const dates = times.map(({ eventDate }) => new Date(eventDate));
  const same = await tx.find(
    EventEntity,
    { ...sameSeries, cancelledAt: null, eventDate: { $in: dates } },
    { fields: ["eventDate"] },
  );
  const used = new Set(same.map(({ eventDate }) => eventDate.getTime()));
  const free = times.filter(({ eventDate }) => !used.has(eventDate));
  if (free.length === 0) throw new Refusal("event/repeated-before");
  return free;
}
