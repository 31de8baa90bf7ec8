import type { EntityManager } from "@mikro-orm/postgresql";
import { DAY_MS, HOUR_MS } from "../../schema/time.ts";
import { EventEntity } from "../event/event.entity.ts";
import { newReference } from "../event/event.ts";
import { EventRegistrationEntity } from "../event/registration/registration.entity.ts";
import { dateIn, timeIn } from "../platform/date.ts";
import { demoEvents } from "./demo-event-list.ts";
import type { DemoPicture } from "./picture/picture.ts";

interface Options {
  readonly timeZone: string;
  /** The demo members, in the order in which they registered. The first one created the events. */
  readonly memberIds: readonly string[];
  readonly now?: number;
}

/** EVENT-74: adds the demo events and their registrations, without pictures. */
export async function seedDemoEvents(em: EntityManager, options: Options): Promise<void> {
  const { memberIds, timeZone, now = Date.now() } = options;
  for (const { day, from, to, picture: _, registered, ...described } of demoEvents) {
    const date = dateIn(timeZone, new Date(now + day * DAY_MS));
    const eventDate = new Date(timeIn(timeZone, date, from));
    const eventId = (await em.insert(EventEntity, {
      ...described,
      isPaidEvent: described.ticketPriceKobo !== undefined,
      eventDate,
      endDate: new Date(timeIn(timeZone, date, to)),
      createdBy: memberIds[0] ?? null,
    })) as string;
    const registeredBefore = Math.min(now, eventDate.getTime());
    for (const [at, memberId] of memberIds.slice(0, registered).entries()) {
      await em.insert(EventRegistrationEntity, {
        event: eventId,
        user: memberId,
        status: "registered",
        reference: newReference(),
        registeredAt: new Date(registeredBefore - (registered - at) * HOUR_MS),
      });
    }
  }
}

/**
 * EVENT-74: gives demo events without a picture their own. Apart from the events, because encoding takes seconds. Events
 * with the same picture share the stored one.
 */
export async function saveDemoPictures(
  em: EntityManager,
  saveImage: (picture: DemoPicture) => Promise<string>,
): Promise<void> {
  for (const picture of new Set(demoEvents.map((event) => event.picture))) {
    const titles = demoEvents.filter((event) => event.picture === picture).map(({ title }) => title);
    const bare = { title: { $in: titles }, imageName: null };
    if ((await em.count(EventEntity, bare)) === 0) continue;
    await em.nativeUpdate(EventEntity, bare, { imageName: await saveImage(picture) });
  }
}
