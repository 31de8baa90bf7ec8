import { MESSAGE_PHOTO_MAX_SIDE } from "../../../../../schema/limits.ts";
import { fittedSize, type Size } from "./fitted-size.ts";

export interface SmallPhoto extends Size {
  file: Blob;
}

/** What is sent is about this large at most. The server makes it smaller still, so this costs little of its quality. */
const WANTED_BYTES = 300_000;
/** A quarter smaller than JPEG, which Safari writes instead. */
const TYPES = ["image/webp", "image/jpeg"] as const;

/** The sides and qualities that are tried in turn. The last one is always small enough. */
const TRIES = [
  [MESSAGE_PHOTO_MAX_SIDE, 0.8],
  [MESSAGE_PHOTO_MAX_SIDE, 0.6],
  [MESSAGE_PHOTO_MAX_SIDE * 0.75, 0.6],
  [MESSAGE_PHOTO_MAX_SIDE * 0.5, 0.6],
] as const;

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function newCanvas({ width, height }: Size): Canvas {
  if (typeof document === "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function encodeAs(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  // Firefox has a `toBlob` of another kind there.
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gives no file"))), type, quality);
  });
}

async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const [best, known] = TYPES;
  const file = await encodeAs(canvas, best, quality);
  // A browser that cannot write a type writes a PNG.
  return file.type === best ? file : encodeAs(canvas, known, quality);
}

/** Upright, as its metadata say. */
async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    // Chrome before 112 doesn't know the word, and does so anyway.
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  }
}

function draw(bitmap: ImageBitmap, size: Size): Canvas {
  const canvas = newCanvas(size);
  const context = canvas.getContext("2d", { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error("the canvas draws nothing");
  // A JPEG has no transparent parts.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas;
}

/** A small, upright copy of a picture, without its metadata. Rejects if the browser cannot open it. */
export async function drawSmall(file: Blob): Promise<SmallPhoto> {
  const bitmap = await open(file);
  try {
    let small: SmallPhoto | undefined;
    for (const [side, quality] of TRIES) {
      const size = fittedSize(bitmap, side);
      small = { file: await encode(draw(bitmap, size), quality), ...size };
      if (small.file.size <= WANTED_BYTES) break;
    }
    if (!small) throw new Error("nothing was tried");
    return small;
  } finally {
    bitmap.close();
  }
}
