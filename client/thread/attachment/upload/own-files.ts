/** So many of the member's own files stay in memory. Each is at most 300 KB. */
const KEPT = 20;

const addresses = new Map<string, string>();

/** Keeps the file of a message that was just sent, for as long as the page and its member. */
export function keepOwnFile(key: string, file: Blob): void {
  if (addresses.has(key)) return;
  addresses.set(key, URL.createObjectURL(file));
  const [oldest] = addresses;
  if (addresses.size <= KEPT || !oldest) return;
  addresses.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

/** The address of a file that this page has sent itself. */
export const ownFileAddress = (key: string): string | undefined => addresses.get(key);
