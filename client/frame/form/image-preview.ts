import { fileFault } from "../../../schema/file-fault.ts";
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, IMAGE_TYPES } from "../../../schema/image.ts";
import { dataAddress } from "./data-address.ts";

const rule = { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES } as const;

export interface ImageLimits {
  minWidth: number;
  minHeight: number;
  /** What is wrong with the picture, in the feature's own words. */
  textOf: (fault: "unreadable" | "too-many-pixels" | "too-small") => string;
}

/** The chosen picture as an address, or why it is refused. The server checks again. */
export async function readImagePreview(file: File, limits: ImageLimits): Promise<string | { fault: string }> {
  const fault = fileFault(rule, file);
  if (fault !== undefined) return { fault };
  try {
    const address = await dataAddress(file);
    const wrong = sizeFault(await sizeOf(address), limits);
    return wrong ? { fault: limits.textOf(wrong) } : address;
  } catch {
    return { fault: limits.textOf("unreadable") };
  }
}

interface Size {
  width: number;
  height: number;
}

function sizeOf(address: string): Promise<Size> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error("not a picture"));
    image.src = address;
  });
}

function sizeFault({ width, height }: Size, { minWidth, minHeight }: ImageLimits) {
  if (Math.max(width, height) > IMAGE_MAX_SIDE) return "too-many-pixels";
  return width < minWidth || height < minHeight ? "too-small" : undefined;
}
