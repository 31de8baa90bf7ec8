import { EVENT_IMAGE_MIN_HEIGHT, EVENT_IMAGE_MIN_WIDTH, uploadEventImage } from "../../../../schema/event/image-api.ts";
import type { ImageLimits } from "../../../frame/form/image-preview.ts";
import { useImageUpload } from "../../../frame/form/use-image-upload.ts";
import { upload } from "../../../net/http/upload.ts";
import { errorTexts } from "../../event-errors.ts";
import * as text from "../manage-text.ts";

const limits: ImageLimits = {
  minWidth: EVENT_IMAGE_MIN_WIDTH,
  minHeight: EVENT_IMAGE_MIN_HEIGHT,
  textOf: (fault) => errorTexts[`event/image-${fault}`].message,
};

/** The picture of the event in a form. */
export const useEventImage = (setImageName: (name: string) => void) =>
  useImageUpload({
    limits,
    field: "image",
    send: async (body, onProgress) => (await upload(uploadEventImage, { body, onProgress })).imageName,
    onSent: setImageName,
    failedText: text.uploadFailed,
  });
