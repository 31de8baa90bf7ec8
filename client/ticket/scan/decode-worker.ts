// Reads QR codes off the page's thread: on a cheap phone a frame takes up to a tenth of a second.
import { readFrame } from "./read-frame.ts";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** RGBA */
  readonly pixels: ArrayBuffer;
}

self.onmessage = ({ data }: MessageEvent<Frame>) => {
  self.postMessage(readFrame({ ...data, data: new Uint8ClampedArray(data.pixels) }));
};
