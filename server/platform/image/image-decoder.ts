import pLimit from "p-limit";
import type { Sharp, SharpOptions } from "sharp";
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_TYPES } from "../../../schema/image.ts";
import { hasSignatureOf } from "../endpoint/body/file-signature.ts";
import type { Refusal } from "../refusal.ts";
import { isAnimated } from "./animation.ts";

/** Why an uploaded picture is refused. */
export type ImageFault = "unreadable" | "too-many-pixels" | "too-small";

/**
 * How a picture gets its size. `cropped`: it fills the size, around its middle. `whole`: all of it and its transparent parts
 * stay, in the middle of the size. `within`: all of it stays, and no side is longer than the size; small ones are not
 * enlarged.
 */
export type ImageFit = "cropped" | "whole" | "within";

export interface DecodeOptions {
  /** The smallest picture that is accepted, in pixels. */
  readonly minWidth: number;
  readonly minHeight: number;
  /** All other sizes are made from this one, so the picture is decoded only once. */
  readonly width: number;
  readonly height: number;
  /** Default: `cropped`. */
  readonly fit?: ImageFit;
  /** The refusal of moving pictures. Without it, their first picture is used. */
  readonly refusalOfAnimated?: () => Refusal;
  /** The refusal with the feature's own code. */
  readonly refusalFor: (fault: ImageFault, cause?: unknown) => Refusal;
}

/** Transparent parts become white. */
const BACKGROUND = "#ffffff";
/** For one step. A large photograph takes less than a second. */
const TIMEOUT_SECONDS = 15;

/** One image at a time: a second one would take the processor from running games. */
const inTurn = pLimit(1);

/** Loaded with the first image, because most servers start without needing it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Decodes an uploaded picture, upright and in the size of the options, and calls `encode` with a function that starts from its
 * pixels, and with their size. Only these remain; places, comments, scripts and whatever is appended to the file are gone.
 */
export async function reencodeImage<Encoded>(
  bytes: Uint8Array,
  options: DecodeOptions,
  encode: (image: () => Sharp, size: { readonly width: number; readonly height: number }) => Promise<Encoded>,
): Promise<Encoded> {
  // Whatever the sender calls it: other formats never reach a decoder.
  if (!IMAGE_TYPES.some((type) => hasSignatureOf(type, bytes))) throw options.refusalFor("unreadable");
  if (options.refusalOfAnimated && isAnimated(bytes)) throw options.refusalOfAnimated();
  return inTurn(async () => {
    const sharp = await loadSharp();
    await checkSize(sharp(bytes, { limitInputPixels: false }), options);
    const { data, info } = await decode(sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: "error" }), options);
    const raw: SharpOptions = { raw: { width: info.width, height: info.height, channels: info.channels } };
    return encode(() => sharp(data, raw).timeout({ seconds: TIMEOUT_SECONDS }), info);
  });
}

/** Reads only the header, so a picture that claims to be huge costs nothing. */
async function checkSize(image: Sharp, { minWidth, minHeight, refusalFor }: DecodeOptions): Promise<void> {
  const metadata = await image.metadata().catch((cause: unknown) => {
    throw refusalFor("unreadable", cause);
  });
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > IMAGE_MAX_SIDE || width * height > IMAGE_MAX_PIXELS) {
    throw refusalFor("too-many-pixels");
  }
  if (width < minWidth || height < minHeight) throw refusalFor("too-small");
}

const decode = (image: Sharp, { width, height, fit = "cropped", refusalFor }: DecodeOptions) =>
  fitted(image.timeout({ seconds: TIMEOUT_SECONDS }).autoOrient(), width, height, fit)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refusalFor("unreadable", cause);
    });

function fitted(image: Sharp, width: number, height: number, fit: ImageFit): Sharp {
  if (fit === "whole") {
    return image.ensureAlpha().resize(width, height, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  const resized =
    fit === "within"
      ? image.resize(width, height, { fit: "inside", withoutEnlargement: true })
      : image.resize(width, height, { fit: "cover" });
  return resized.flatten({ background: BACKGROUND });
}
