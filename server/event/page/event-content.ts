import { readEvent } from "../../../schema/event/api.ts";
import type { Event } from "../../../schema/event/event.ts";
import { eventDay, eventHours, zoneName } from "../../../schema/event/event-time.ts";
import type { RecordContent } from "../../platform/site/record-pages.ts";
import { eventJsonLd, type JsonLdContext } from "./event-json-ld.ts";

/** About as much as search engines and link previews show. */
const DESCRIPTION_LENGTH = 200;

export type ContentContext = Omit<JsonLdContext, "url" | "images">;

/** What search engines, link previews and readers without JavaScript see of an event. */
export function eventContent(event: Event, context: ContentContext): RecordContent {
  const path = `/event/${event.eventId}`;
  const { timeZone } = context.community;
  const when = `${eventDay(event.eventDate, timeZone)}, ${eventHours(event, timeZone)} (${zoneName(timeZone)})`;
  const facts = [event.isCancelled ? "Cancelled" : "", when, event.location].filter((fact) => fact !== "");
  return {
    path,
    title: event.title,
    description: shortened(`${facts.join(" · ")}. ${event.description}`),
    jsonLd: eventJsonLd(event, { ...context, url: context.siteUrl + path, images: [] }),
    lines: [...facts, event.description],
    reads: [readEvent.path.replace(":eventId", event.eventId)],
  };
}

/** On one line, cut after a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= DESCRIPTION_LENGTH) return line;
  const cut = letters.slice(0, DESCRIPTION_LENGTH).join("");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}
