import type { LinkPreview } from "../../schema/link-preview/api.ts";
import type { PreviewReader, ReadPagePreview } from "../platform/link-preview.ts";

/** THREAD-33: what these links lead to, without those that do not exist for this reader. */
export async function previewsOf(
  paths: readonly string[],
  reader: PreviewReader,
  readers: readonly ReadPagePreview[],
): Promise<LinkPreview[]> {
  const previews: LinkPreview[] = [];
  for (const path of paths) {
    const preview = await previewOf(path, reader, readers);
    if (preview) previews.push(preview);
  }
  return previews;
}

async function previewOf(
  path: string,
  reader: PreviewReader,
  readers: readonly ReadPagePreview[],
): Promise<LinkPreview | null> {
  const [pathname = ""] = path.split(/[?#]/);
  for (const read of readers) {
    const preview = await read(pathname, reader);
    if (preview) return { ...preview, path };
  }
  return null;
}
