import type { Sharp } from "sharp";
import { PHOTO_MIN_SIDE, type PhotoVariant } from "../../../schema/profile/photo-api.ts";
import { type DecodeOptions, reencodeImage } from "../../platform/image/image-decoder.ts";
import { Refusal } from "../../platform/refusal.ts";

export interface EncodedPhoto {
  readonly variant: PhotoVariant;
  readonly bytes: Uint8Array;
}

/** In pixels, of the largest variant. */
const SIDE = 320;
const WEBP_QUALITY = 76;

const options: DecodeOptions = {
  minWidth: PHOTO_MIN_SIDE,
  minHeight: PHOTO_MIN_SIDE,
  width: SIDE,
  height: SIDE,
  refusalFor: (fault, cause) => new Refusal(`photo/${fault}`, { cause }),
};

/** PROFILE-21, PROFILE-22: encodes an uploaded photograph anew, as squares. Refuses with `photo/…`. */
export const encodePhoto = (bytes: Uint8Array): Promise<readonly EncodedPhoto[]> =>
  reencodeImage(bytes, options, async (image) => [
    { variant: "96.webp", bytes: await encode(image(), 96) },
    { variant: "320.webp", bytes: await encode(image(), SIDE) },
  ]);

const encode = (image: Sharp, side: number): Promise<Uint8Array> =>
  image.resize(side).webp({ quality: WEBP_QUALITY }).toBuffer();
