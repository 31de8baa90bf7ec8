/** The beginning of a text on one line. Counts code points, so that no letter is cut in two. */
export function previewOf(text: string, length: number): string {
  const letters = [...text];
  const shown = letters.slice(0, length).join("").replace(/\s+/g, " ").trimEnd();
  return letters.length > length ? `${shown}…` : shown;
}
