import type { Language } from "../../../schema/language/languages.ts";
import { translated } from "../language/translated.ts";
import * as english from "./share-text.ts";

const textsIn = await translated(import.meta.url, "./share-text.ts", english);

/** The picture in a link's preview. */
export interface ShareImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly alt: string;
}

const format = { width: 1200, height: 630, type: "image/png" } as const;

/** Of pages that have none of their own: members' screens, and records without a picture. */
export const shareImage = (language: Language): ShareImage => ({
  ...format,
  path: "/share.png",
  alt: textsIn(language).shareAlt,
});

/** Of the public page at this address. `npm run pictures -- previews` draws them all anew. */
export function shareImageOf(path: string, language: Language): ShareImage {
  const alt = textsIn(language).shareAlts[path];
  if (alt === undefined) return shareImage(language);
  return { ...format, path: `/share/${path.slice(1).replaceAll("/", "-") || "home"}.png`, alt };
}
