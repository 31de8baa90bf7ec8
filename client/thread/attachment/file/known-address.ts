/** So many of the member's own files stay in memory, at most 400 KB each. */
const KEPT = 10;

/** By the key of the file. The member's id is part of it, so the next one on this device gets none. */
const addresses = new Map<string, string>();

/** The address of a file of this member, also after its message is sent: nobody loads what they have just sent. */
export const knownAddress = (key: string): string | undefined => addresses.get(key);

export function keepAddress(key: string, address: string): void {
  addresses.set(key, address);
  const [oldest] = addresses.keys();
  if (addresses.size > KEPT && oldest !== undefined) addresses.delete(oldest);
}
