import { readEvent } from "../../../schema/event/api.ts";
import type { Event } from "../../../schema/event/event.ts";
import { eventImagePath } from "../../../schema/event/event-image.ts";
import { eventDay, eventHours, zoneName } from "../../../schema/event/event-time.ts";
import type { Language } from "../../../schema/language/languages.ts";
import { translated } from "../../platform/language/translated.ts";
import type { RecordContent } from "../../platform/site/record-pages.ts";
import * as english from "./event-content-text.ts";
import { eventJsonLd, type JsonLdContext } from "./event-json-ld.ts";

const textIn = await translated(import.meta.url, "./event-content-text.ts", english);

/** About as much as search engines and link previews show. */
const DESCRIPTION_LENGTH = 200;
/** Of the variant for link previews, in pixels. */
const [SHARE_WIDTH, SHARE_HEIGHT] = [1200, 630];

export interface ContentContext extends Omit<JsonLdContext, "url" | "images"> {
  readonly language: Language;
}

/** What search engines, link previews and readers without JavaScript see of an event. */
export function eventContent(event: Event, context: ContentContext): RecordContent {
  const path = `/event/${event.eventId}`;
  const { timeZone } = context.community;
  const when = `${eventDay(event.eventDate, timeZone)}, ${eventHours(event, timeZone)} (${zoneName(timeZone)})`;
  const images = imagesOf(event, context.siteUrl);
  const facts = [event.isCancelled ? textIn(context.language).cancelled : "", when, event.location].filter(
    (fact) => fact !== "",
  );
  return {
    path,
    title: event.title,
    description: shortened(`${facts.join(" · ")}. ${event.description}`),
    ...(images && { image: images.preview }),
    jsonLd: eventJsonLd(event, { ...context, url: context.siteUrl + path, images: images?.all ?? [] }),
    lines: [...facts, event.description],
    reads: [readEvent.path.replace(":eventId", event.eventId)],
  };
}

/** The event's picture for link previews, and all sizes for search engines. */
function imagesOf({ imageName, title }: Event, siteUrl: string) {
  if (imageName === null) return undefined;
  const [preview, wide] = (["share.jpg", "1280.webp"] as const).map(
    (variant) => siteUrl + eventImagePath(imageName, variant),
  ) as [string, string];
  return {
    preview: { url: preview, width: SHARE_WIDTH, height: SHARE_HEIGHT, type: "image/jpeg", alt: title },
    all: [wide, preview],
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
