import { type Reading, readVerses } from "../../../schema/scripture/api.ts";
import { blobOf, drawn, sharePicture } from "../../frame/share-picture.ts";
import { community } from "../../net/community.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { themeWithAccent } from "../../ui/theme/theme-with-accent.ts";
import { night } from "../../ui/tokens.ts";
import { fileName } from "./picture-text.ts";
import { drawVerse, PICTURE_HEIGHT, PICTURE_WIDTH, type VersePicture } from "./verse-picture.ts";

/** DEVOTION-22: people share it where data is dear. */
const PICTURE_MAX_BYTES = 150_000;
/** JPEG, because WhatsApp makes a sticker of WebP. Usually the first is small enough. */
const qualities = [0.86, 0.74, 0.6, 0.45, 0.3];

/** Draws the verse and hands it to the phone’s share sheet, or else saves it. Rejects if it cannot be read or drawn. */
export async function shareVerse(reference: string): Promise<void> {
  const reading = await queryClient.fetchQuery({
    queryKey: ["scripture", reference],
    queryFn: ({ signal }) => call(readVerses, { query: { reference }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  await sharePicture(fileName, await verseJpeg(pictureOf(reading)));
}

const pictureOf = ({ reference, passages }: Reading): VersePicture => ({
  community: community.name,
  reference,
  verse: passages
    .flatMap(({ verses }) => verses)
    .map(({ text }) => text)
    .join(" "),
});

/** The picture as a file of less than {@link PICTURE_MAX_BYTES}. */
async function verseJpeg(picture: VersePicture): Promise<Blob> {
  const { color } = themeWithAccent(night, community.accentColour ?? undefined);
  const canvas = await drawn({
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    draw: (context) => drawVerse(context, picture, color),
  });
  for (const quality of qualities) {
    const blob = await blobOf(canvas, "image/jpeg", quality);
    if (blob.size < PICTURE_MAX_BYTES) return blob;
  }
  throw new Error("the picture is too large");
}
