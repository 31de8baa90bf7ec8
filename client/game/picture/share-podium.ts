import { saveFile } from "../../net/http/download.ts";
import { fileName } from "./picture-text.ts";
import { drawPodium, PICTURE_SIZE, type PodiumPicture } from "./podium-picture.ts";

/** Draws the picture and hands it to the phone’s share sheet, or else saves it. Rejects if it cannot be drawn. */
export async function sharePodium(picture: PodiumPicture): Promise<void> {
  const blob = await pictureOf(picture);
  const file = new File([blob], fileName, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // The person closed the share sheet. Anything else means that this browser does not share after all.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  saveFile({ name: fileName, blob });
}

async function pictureOf(picture: PodiumPicture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  await document.fonts.ready;
  drawPodium(context, picture);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be drawn"))), "image/png");
  });
}
