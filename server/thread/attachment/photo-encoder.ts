import type { Sharp } from "sharp";
import { MESSAGE_PHOTO_MAX_BYTES, MESSAGE_PHOTO_MAX_SIDE } from "../../../schema/limits.ts";
import { type DecodeOptions, reencodeImage } from "../../platform/image/image-decoder.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { EncodedPhoto } from "./attachment.ts";

/** Tried one after the other until the file is small enough. */
const QUALITIES = [78, 64, 50, 36, 22];
/** After the lowest quality, the sides shrink by this factor. Only pictures full of noise come that far. */
const SHRINK = 0.7;
/** In pixels, on the longer side. */
const PREVIEW_SIDE = 20;
const PREVIEW_QUALITY = 40;

const options: DecodeOptions = {
  minWidth: 1,
  minHeight: 1,
  width: MESSAGE_PHOTO_MAX_SIDE,
  height: MESSAGE_PHOTO_MAX_SIDE,
  fit: "within",
  refusalFor: (fault, cause) =>
    new Refusal(fault === "too-many-pixels" ? "attachment/too-many-pixels" : "attachment/unreadable", { cause }),
  refusalOfAnimated: () => new Refusal("attachment/animated"),
};

/** THREAD-46, THREAD-47: encodes an uploaded photo anew, with its preview. Refuses with `attachment/…`. */
export const encodeMessagePhoto = (bytes: Uint8Array): Promise<EncodedPhoto> =>
  reencodeImage(bytes, options, async (image, { width, height }) => {
    const preview = await inside(image(), PREVIEW_SIDE).webp({ quality: PREVIEW_QUALITY }).toBuffer();
    return {
      kind: "photo",
      type: "image/webp",
      preview: preview.toString("base64"),
      ...(await smallEnough(image, Math.max(width, height))),
    };
  });

const inside = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: "inside", withoutEnlargement: true });

async function smallEnough(
  image: () => Sharp,
  side: number,
): Promise<Pick<EncodedPhoto, "bytes" | "width" | "height">> {
  for (const quality of QUALITIES) {
    const { data, info } = await inside(image(), side).webp({ quality }).toBuffer({ resolveWithObject: true });
    if (data.length <= MESSAGE_PHOTO_MAX_BYTES) return { bytes: data, width: info.width, height: info.height };
  }
  return await smallEnough(image, Math.round(side * SHRINK));
}
