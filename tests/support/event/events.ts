import type { RequiredEntityData } from "@mikro-orm/core";
import { DAY_MS } from "../../../schema/time.ts";
import { EventEntity } from "../../../server/event/event.entity.ts";
import type { TestServer } from "../server/boot.ts";

/** The time this many days from now. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Stores an event, a free one in a week without a limit unless told otherwise. Returns its id. */
export async function newEvent(
  { database }: Pick<TestServer, "database">,
  event: Partial<RequiredEntityData<InstanceType<typeof EventEntity.class>>> = {},
): Promise<string> {
  return (await database.fork().insert(EventEntity, {
    title: "Bible study night",
    description: "We read Mark together.",
    location: "Grace Hall, Yaba",
    eventDate: inDays(7),
    ...event,
  })) as string;
}
