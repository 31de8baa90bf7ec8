import { z } from "zod";
import type { Event } from "../../../schema/event/event.ts";
import type { Core } from "../../platform/core.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RecordPages } from "../../platform/site/record-pages.ts";
import { readEvent } from "../event.ts";
import { selectUpcoming } from "../event-store.ts";
import { eventContent } from "./event-content.ts";

/** A sitemap may hold 50,000 addresses. */
const LISTED = 1000;

/** EVENT-60 to EVENT-64: the pages of events, as visitors see them. */
export function eventPages({ database, community, siteUrl }: Core): RecordPages {
  return {
    path: "/event/:eventId",
    module: "event/event-screen.tsx",
    read: async (id, language) => {
      const event = await visibleEvent(database, id);
      return event && eventContent(event, { community, siteUrl, now: Date.now(), language });
    },
    listed: async () => {
      const events = await selectUpcoming(database, [LISTED]);
      return events.map(({ eventId }) => `/event/${eventId}`);
    },
  };
}

/** The event of this id, or undefined if visitors see none. The id is part of an address, so it may be any text. */
async function visibleEvent(source: StatementSource, id: string): Promise<Event | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  try {
    return (await readEvent(source, null, id)).event;
  } catch (error) {
    if (error instanceof Refusal && error.code === "event/not-found") return undefined;
    throw error;
  }
}
