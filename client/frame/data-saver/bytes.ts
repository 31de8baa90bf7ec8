import { locale } from "../../../schema/language/language-text.ts";

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const KB = 1000;
const MB = 1000 * KB;

/** An amount of data as phone networks sell it, in thousands: "48 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`;
  return `${number.format(bytes / MB)} MB`;
}
