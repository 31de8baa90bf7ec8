import { eventImagePath } from "../../schema/event/image-path.ts";

interface ImageSources {
  src: string;
  srcSet: string;
}

/** The addresses of an event's picture, from which the browser chooses by width. */
export const eventImageSources = (imageName: string): ImageSources => ({
  src: eventImagePath(imageName, "640.webp"),
  srcSet: ([320, 640, 1280] as const)
    .map((width) => `${eventImagePath(imageName, `${width}.webp`)} ${width}w`)
    .join(", "),
});
