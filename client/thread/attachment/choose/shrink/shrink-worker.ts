import { drawSmall, type SmallPhoto } from "./draw-small.ts";

/** Null if the picture cannot be opened here. */
export type ShrinkAnswer = SmallPhoto | null;

// `self` has the type of a page here, whose postMessage is another one.
const page = self as unknown as { postMessage(answer: ShrinkAnswer): void };

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  page.postMessage(await drawSmall(data).catch(() => null));
};
