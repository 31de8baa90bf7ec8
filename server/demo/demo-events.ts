import type { EntityManager } from "@mikro-orm/postgresql";
import { EventEntity } from "../event/event.entity.ts";
import { newReference } from "../event/event.ts";
import { EventRegistrationEntity } from "../event/registration/registration.entity.ts";
import { dateIn, timeIn } from "../platform/date.ts";
import { demoEvents } from "./demo-event-list.ts";
import { type DemoPicture, demoPictures } from "./picture/pictures.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface DemoOptions {
  readonly timeZone: string;
  /** Stores an SVG picture and returns its name. */
  readonly saveImage: (svg: string) => Promise<string>;
}

interface Options extends DemoOptions {
  /** The demo members, in the order in which they registered. The first one created the events. */
  readonly memberIds: readonly string[];
  readonly now?: number;
}

/** EVENT-74: adds the demo events, with pictures and registrations. */
export async function seedDemoEvents(em: EntityManager, options: Options): Promise<void> {
  const { memberIds, timeZone, now = Date.now() } = options;
  const images = savedOnce(options.saveImage);
  for (const { day, from, to, picture, registered, ...described } of demoEvents) {
    const date = dateIn(timeZone, new Date(now + day * DAY_MS));
    const eventDate = new Date(timeIn(timeZone, date, from));
    const eventId = (await em.insert(EventEntity, {
      ...described,
      isPaidEvent: described.ticketPriceKobo !== undefined,
      eventDate,
      endDate: new Date(timeIn(timeZone, date, to)),
      imageName: await images(picture),
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

/** Events with the same picture share the stored one. */
function savedOnce(saveImage: DemoOptions["saveImage"]): (picture: DemoPicture) => Promise<string> {
  const saved = new Map<DemoPicture, string>();
  return async (picture) => {
    const name = saved.get(picture) ?? (await saveImage(demoPictures[picture]()));
    saved.set(picture, name);
    return name;
  };
}
