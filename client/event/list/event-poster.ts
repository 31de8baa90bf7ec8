import type { Event } from "../../../schema/event/event.ts";
import { eventImagePath } from "../../../schema/event/event-image.ts";
import type { PosterImage } from "../../ui/illustration/poster.tsx";

/** The event's picture for a poster. Undefined if it has none. */
export function posterImage({ imageName }: Pick<Event, "imageName">): PosterImage | undefined {
  if (imageName === null) return undefined;
  const widths = [320, 640, 1280] as const;
  return {
    src: eventImagePath(imageName, "640.webp"),
    srcSet: widths.map((width) => `${eventImagePath(imageName, `${width}.webp`)} ${width}w`).join(", "),
  };
}
