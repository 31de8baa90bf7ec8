import { previewOf } from "../platform/document/preview.ts";
import type { ReadPagePreview } from "../platform/link-preview.ts";
import { todaysDevotion } from "./devotion.ts";

const LINE_LENGTH = 120;

/** THREAD-33, DEVOTION-4: the devotion of today, which stands first on the page. */
export const devotionPreview =
  (today: () => string): ReadPagePreview =>
  async (pathname, { em, member }) => {
    if (!/^\/devotions\/*$/i.test(pathname)) return null;
    const devotion = await todaysDevotion(em, member.memberId, today());
    if (!devotion) return null;
    const { title, scriptureReference, content } = devotion;
    return { kind: "devotion", title, scriptureReference, firstLine: previewOf(content, LINE_LENGTH) };
  };
