import type { Sharp } from "sharp";
import {
  EVENT_IMAGE_MIN_HEIGHT,
  EVENT_IMAGE_MIN_WIDTH,
  type EventImageVariant,
} from "../../../schema/event/image-api.ts";
import { type DecodeOptions, reencodeImage } from "../../platform/image/image-decoder.ts";
import { Refusal } from "../../platform/refusal.ts";

export interface EncodedImage {
  readonly variant: EventImageVariant;
  readonly type: "image/webp" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/** The largest variant. */
const WIDTH = 1280;
const HEIGHT = 720;
/** The size that link previews expect (Open Graph). */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
const WEBP_QUALITY = 76;
const JPEG_QUALITY = 80;

const options: DecodeOptions = {
  minWidth: EVENT_IMAGE_MIN_WIDTH,
  minHeight: EVENT_IMAGE_MIN_HEIGHT,
  width: WIDTH,
  height: HEIGHT,
  refusalFor: (fault, cause) => new Refusal(`event/image-${fault}`, { cause }),
};

/** Encodes an uploaded picture anew, cropped to 16:9, in all variants. Refuses with `event/image-…`. */
export const encodeImage = (bytes: Uint8Array): Promise<readonly EncodedImage[]> =>
  reencodeImage(bytes, options, encodeAll);

async function encodeAll(image: () => Sharp): Promise<readonly EncodedImage[]> {
  const webp = async (variant: EventImageVariant, width: number): Promise<EncodedImage> => ({
    variant,
    type: "image/webp",
    bytes: await image().resize(width).webp({ quality: WEBP_QUALITY }).toBuffer(),
  });
  const share = image().resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: "cover" }).jpeg({ quality: JPEG_QUALITY });
  return [
    await webp("320.webp", 320),
    await webp("640.webp", 640),
    await webp("1280.webp", WIDTH),
    { variant: "share.jpg", type: "image/jpeg", bytes: await share.toBuffer() },
  ];
}
