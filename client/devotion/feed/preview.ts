/** As specified. In code points, so that no letter is cut in two. */
const PREVIEW_LENGTH = 150;

/** The beginning of a text on one line. Null if the whole text is that short. */
export function previewOf(content: string): string | null {
  const letters = [...content];
  if (letters.length <= PREVIEW_LENGTH) return null;
  return `${letters.slice(0, PREVIEW_LENGTH).join("").replace(/\s+/g, " ").trimEnd()}…`;
}
