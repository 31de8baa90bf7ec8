import { BYTES_READ, isAnimated } from "./animated.ts";
import { drawSmall, type SmallPhoto } from "./draw-small.ts";
import { FaultyPhoto, faultOf, unopenedFault } from "./photo-fault.ts";
import type { ShrinkAnswer } from "./shrink-worker.ts";

/** In a worker, so that a slow phone still reacts while it computes. Null if it can't be done there. */
function inWorker(file: Blob): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ShrinkAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data);
    // Without network its code does not come, and the page has the same.
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** THREAD-62: a copy of this file that is small enough to send. Rejects with a FaultyPhoto. */
export async function shrinkPhoto(file: File): Promise<SmallPhoto> {
  const fault = faultOf(file);
  if (fault) throw new FaultyPhoto(fault);
  try {
    if (isAnimated(new Uint8Array(await file.slice(0, BYTES_READ).arrayBuffer()))) throw new FaultyPhoto("animated");
    // Safari before 16.4 has no such canvas.
    const small = typeof OffscreenCanvas === "undefined" ? null : await inWorker(file);
    return small ?? (await drawSmall(file));
  } catch (error) {
    throw error instanceof FaultyPhoto ? error : new FaultyPhoto(unopenedFault(file));
  }
}
