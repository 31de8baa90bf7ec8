import { blobOf, drawn, sharePicture } from "../../frame/share-picture.ts";
import { fileName } from "./picture-text.ts";
import { drawPodium, PICTURE_SIZE, type PodiumPicture } from "./podium-picture.ts";

/** Draws the picture and hands it to the phone’s share sheet, or else saves it. Rejects if it cannot be drawn. */
export async function sharePodium(picture: PodiumPicture): Promise<void> {
  const canvas = await drawn({
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    draw: (context) => drawPodium(context, picture),
  });
  await sharePicture(fileName, await blobOf(canvas, "image/png"));
}
