import { saveFile } from "../net/http/download.ts";

/** Hands a picture to the phone’s share sheet, or else saves it under this name. */
export async function sharePicture(name: string, blob: Blob): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // The person closed the share sheet. Anything else means that this browser does not share after all.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  saveFile({ name, blob });
}

interface Drawing {
  /** In px. */
  width: number;
  height: number;
  draw(context: CanvasRenderingContext2D): void;
}

/** A canvas with this drawing. Rejects if the browser has none. */
export async function drawn({ width, height, draw }: Drawing): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  await document.fonts.ready;
  draw(context);
  return canvas;
}

/** The canvas as a file of this type. `quality` is from 0 to 1, for types that lose some. */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("the picture could not be drawn")));
    canvas.toBlob(keep, type, quality);
  });
