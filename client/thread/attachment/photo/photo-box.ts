import type { Photo } from "../../../../schema/thread/attachment.ts";

/** Pixels of a photo in a bubble. What is longer or smaller is cut, so that a finger finds it. */
const MAX = { width: 296, height: 340 } as const;
const MIN = { width: 200, height: 112 } as const;
/** The part of the screen that a bubble takes, without its edges and the picture beside it. */
const SCREEN_SHARE = 0.84;
const EDGES_PX = 48;
/** Between the photo and what is below it. */
const GAP_PX = 8;
const PHONE_PX = 360;

type Sides = Pick<Photo, "width" | "height">;

const within = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

/** The room of a photo in its bubble, in pixels, where the screen is wide enough. */
export function photoBox({ width, height }: Sides): Sides {
  const scale = Math.min(1, MAX.width / width, MAX.height / height);
  return {
    width: within(width * scale, MIN.width, MAX.width),
    height: within(height * scale, MIN.height, MAX.height),
  };
}

/** Its CSS width: on a narrow screen it is smaller and has the same shape. What is beside it in a bubble has `less` of it. */
export const photoWidth = (photo: Sides, lessPx = 0): string =>
  `min(${photoBox(photo).width - lessPx}px, calc(${SCREEN_SHARE * 100}vw - ${EDGES_PX + lessPx}px))`;

/** The same as styles. */
export function photoBoxStyle(photo: Sides): { width: string; aspectRatio: string } {
  const { width, height } = photoBox(photo);
  return { width: photoWidth(photo), aspectRatio: `${width} / ${height}` };
}

/** A photo is this much nearer to each edge of its bubble than the text. */
export const NEARER_PX = 8;
/** The CSS width of what is above or below a photo in its bubble. */
export const besidePhotoWidth = (photo: Sides): string => photoWidth(photo, 2 * NEARER_PX);

/** About how high the photo of a message is, in pixels. */
export function photoHeight(photo: Sides, screenPx = globalThis.innerWidth || PHONE_PX): number {
  const { width, height } = photoBox(photo);
  const scale = Math.min(1, (screenPx * SCREEN_SHARE - EDGES_PX) / width);
  return Math.round(height * scale) + GAP_PX;
}
