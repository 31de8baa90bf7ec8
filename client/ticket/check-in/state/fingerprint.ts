/** Nine bytes, as the server's list has them (server/ticket/code/ticket-code.ts). */
const FINGERPRINT_BYTES = 9;

/** The fingerprint of a ticket's code. Null on a page without HTTPS, where browsers have no hashes. */
export async function fingerprintOf(code: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code)));
  const text = btoa(String.fromCharCode(...hash.subarray(0, FINGERPRINT_BYTES)));
  return text.replace(/\+/g, "-").replace(/\//g, "_");
}
