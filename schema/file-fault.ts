import type { FileRule } from "./endpoint.ts";
import * as text from "./field-text.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size for people: "300 KB" or "2.5 MB". Rounded down, because it is the most that is allowed. */
function sizeName(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.floor(bytes / KILOBYTE)} KB`;
  return `${Math.floor((bytes / MEGABYTE) * 10) / 10} MB`;
}

/** A media type for people: "PNG" for `image/png`, "SVG" for `image/svg+xml`. */
const typeName = (type: string): string => type.replace(/^.*\/|\+.*$/g, "").toUpperCase();

export const sizeFault = ({ maxBytes }: FileRule): string => text.fileTooLarge(sizeName(maxBytes));

export const typeFault = ({ types }: FileRule): string => text.fileType(types.map(typeName));

/** Why this file, or none, is refused, as a sentence for its field. Undefined if it is accepted. */
export function fileFault(rule: FileRule, file: { type: string; size: number } | undefined): string | undefined {
  if (!file) return rule.isOptional ? undefined : text.chooseFile;
  if (file.size > rule.maxBytes) return sizeFault(rule);
  return rule.types.includes(file.type) ? undefined : typeFault(rule);
}
