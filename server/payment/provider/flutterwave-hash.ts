import { createHash, timingSafeEqual } from "node:crypto";
import { koboToNaira } from "./kobo.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8");

/**
 * Whether a webhook carries the configured hash. `given` holds every `verif-hash` header of the request
 * (`request.headersDistinct["verif-hash"]`): one that is missing, empty or doubled is refused. Without a configured hash
 * every webhook is refused.
 */
export function webhookIsGenuine(given: readonly string[] | undefined, configured: string | undefined): boolean {
  const [hash, ...others] = given ?? [];
  if (!configured || !hash || others.length > 0) return false;
  // Digests have one length, so the time of the comparison tells nothing about the hash.
  return timingSafeEqual(sha256(hash).digest(), sha256(configured).digest());
}

/**
 * The `payload_hash` of the inline widget, with which the provider refuses an amount that was edited in the browser. The
 * widget must be given exactly these values, the amount as `koboToNaira(amountKobo)`.
 */
export function payloadHash(
  payment: {
    readonly amountKobo: number;
    readonly currency: string;
    readonly email: string;
    readonly txRef: string;
  },
  secretKey: string,
): string {
  const { amountKobo, currency, email, txRef } = payment;
  return sha256(`${koboToNaira(amountKobo)}${currency}${email}${txRef}${sha256(secretKey).digest("hex")}`).digest(
    "hex",
  );
}
