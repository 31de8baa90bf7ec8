import type { Frame } from "./decode-worker.ts";

/** Reads QR codes from a playing video. */
export interface CodeReader {
  /** The text of the code in the current picture. Null if there is none. */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** Part of the Shape Detection API, which Chrome has on Android and macOS. */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader where it has one, which is faster and saves the battery. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? workerReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Native) return null;
  try {
    // Phones without Google's services have the class and no formats.
    if (!(await Native.getSupportedFormats()).includes("qr_code")) return null;
    const detector = new Native({ formats: ["qr_code"] });
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null, close() {} };
  } catch {
    return null;
  }
}

/** Pixels per side: enough for a code that fills a third of the picture, and little enough for a cheap phone. */
const FRAME_SIZE = 640;

function workerReader(): CodeReader {
  const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    async read(video) {
      const frame = context && grab(video, canvas, context);
      return frame ? await ask(worker, frame) : null;
    },
    close: () => worker.terminate(),
  };
}

/** The square in the middle of the picture, which the frame on the screen shows. Null before the first picture. */
function grab(video: HTMLVideoElement, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Frame | null {
  const side = Math.min(video.videoWidth, video.videoHeight);
  if (side === 0) return null;
  const size = Math.min(side, FRAME_SIZE);
  canvas.width = size;
  canvas.height = size;
  const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
  context.drawImage(video, left, top, side, side, 0, 0, size, size);
  return { width: size, height: size, pixels: context.getImageData(0, 0, size, size).data.buffer as ArrayBuffer };
}

const ask = (worker: Worker, frame: Frame): Promise<string | null> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`the reader of codes failed: ${message}`));
    worker.postMessage(frame, [frame.pixels]);
  });
