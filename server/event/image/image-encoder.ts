import type { Sharp, SharpOptions } from "sharp";
import {
  EVENT_IMAGE_MAX_PIXELS,
  EVENT_IMAGE_MAX_SIDE,
  EVENT_IMAGE_MIN_HEIGHT,
  EVENT_IMAGE_MIN_WIDTH,
  EVENT_IMAGE_TYPES,
  type EventImageVariant,
} from "../../../schema/event/image-api.ts";
import { semaphore } from "../../platform/async/semaphore.ts";
import { hasSignatureOf } from "../../platform/endpoint/body/file-signature.ts";
import { Refusal } from "../../platform/refusal.ts";

export interface EncodedImage {
  readonly variant: EventImageVariant;
  readonly type: "image/webp" | "image/jpeg";
  readonly bytes: Uint8Array;
}

/** The largest variant. All others are made from it, so the upload is decoded only once. */
const WIDTH = 1280;
const HEIGHT = 720;
/** The size that link previews expect (Open Graph). */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
const WEBP_QUALITY = 76;
const JPEG_QUALITY = 80;
/** Transparent parts become white. */
const BACKGROUND = "#ffffff";
/** For one step. A large photograph takes less than a second. */
const TIMEOUT_SECONDS = 15;

/** One image at a time: a second one would take the processor from running games. */
const inTurn = semaphore(1);

/** Loaded with the first image, because most servers start without needing it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Decodes an uploaded picture and encodes it anew: upright, cropped to 16:9 around its middle, in all variants. Only its
 * pixels remain; places, comments, scripts and whatever is appended to the file are gone. Refuses with `event/image-…`.
 */
export async function encodeImage(bytes: Uint8Array): Promise<readonly EncodedImage[]> {
  // Whatever the sender calls it: other formats never reach a decoder.
  if (!EVENT_IMAGE_TYPES.some((type) => hasSignatureOf(type, bytes))) throw new Refusal("event/image-unreadable");
  return inTurn(async () => {
    const sharp = await loadSharp();
    await checkSize(sharp(bytes, { limitInputPixels: false }));
    const { data, info } = await decode(sharp(bytes, { limitInputPixels: EVENT_IMAGE_MAX_PIXELS, failOn: "error" }));
    const raw: SharpOptions = { raw: { width: info.width, height: info.height, channels: 3 } };
    return encodeAll(() => sharp(data, raw).timeout({ seconds: TIMEOUT_SECONDS }));
  });
}

/** Reads only the header, so a picture that claims to be huge costs nothing. */
async function checkSize(image: Sharp): Promise<void> {
  const { width, height } = (await image.metadata().catch(refuseUnreadable)).autoOrient;
  if (Math.max(width, height) > EVENT_IMAGE_MAX_SIDE || width * height > EVENT_IMAGE_MAX_PIXELS) {
    throw new Refusal("event/image-too-many-pixels");
  }
  if (width < EVENT_IMAGE_MIN_WIDTH || height < EVENT_IMAGE_MIN_HEIGHT) throw new Refusal("event/image-too-small");
}

const decode = (image: Sharp) =>
  image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "cover" })
    .flatten({ background: BACKGROUND })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);

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

function refuseUnreadable(cause: unknown): never {
  throw new Refusal("event/image-unreadable", { cause });
}
