import type { ReactNode } from "react";
import type { Event } from "../../../schema/event/event.ts";
import { eventImagePath } from "../../../schema/event/event-image.ts";
import { Photo } from "../../frame/photo.tsx";
import { Poster } from "../poster.tsx";

interface Props {
  event: Pick<Event, "imageName">;
  /** How wide the poster is on which screens, so that the browser fetches no larger image than it needs. */
  sizes: string;
  /** The largest thing on the screen: fetched first. */
  eager?: boolean;
  /** At the top of a card, whose corners it takes. */
  flush?: boolean;
  /** Shown in the lower corner. */
  children?: ReactNode;
}

const WIDTHS = [320, 640, 1280] as const;

/** The event's picture, or a drawing if it has none. */
export function EventPoster({ event: { imageName }, sizes, eager = false, ...poster }: Props) {
  if (imageName === null) return <Poster {...poster} />;
  const srcSet = WIDTHS.map((width) => `${eventImagePath(imageName, `${width}.webp`)} ${width}w`).join(", ");
  const src = eventImagePath(imageName, "640.webp");
  return (
    <Poster
      {...poster}
      photo={<Photo src={src} srcSet={srcSet} sizes={sizes} width={1280} height={720} eager={eager} />}
    />
  );
}
