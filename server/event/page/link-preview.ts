import { idAt, type ReadPagePreview } from "../../platform/link-preview.ts";
import { seenEvent } from "../event.ts";
import { placeForEveryone } from "../event-view.ts";

/** THREAD-33, EVENT-11: an event as the link's reader sees it, but for the link of an online event, which needs no second place. */
export const eventPreview: ReadPagePreview = async (pathname, { database, member }) => {
  const eventId = idAt("/event/:id", pathname);
  const seen = eventId === undefined ? null : await seenEvent(database, member, eventId);
  if (!seen) return null;
  const { title, eventDate, isCancelled, imageName } = seen.event;
  return { kind: "event", title, eventDate, location: placeForEveryone(seen.event), isCancelled, imageName };
};
