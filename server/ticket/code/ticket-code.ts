import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The first byte of every code. Another number means another layout. */
const VERSION = 1;
const KEY_ID_BYTES = 2;
const REGISTRATION_BYTES = 16;
const SIGNATURE_BYTES = 64;
const SIGNED_BYTES = 1 + KEY_ID_BYTES + REGISTRATION_BYTES;
/** Nine bytes of a SHA-256 are enough to tell the tickets of one event apart. */
const FINGERPRINT_BYTES = 9;

/** Writes and reads the codes on tickets, which a QR code shows. */
export interface TicketCodes {
  /** The code of a registration: 111 characters, always the same for one registration. */
  issue(ticket: { registrationId: string }): string;
  /** The registration of a code that {@link issue} wrote. Null for everything else. */
  read(code: string): { registrationId: string } | null;
}

/**
 * Codes signed with an Ed25519 key: version, key id, registration id and signature as base64url, short enough for a QR
 * code in poor print. They need no nonce: a member who cancels and registers again gets a registration with another id.
 */
export function ticketCodes({ privateKey }: { privateKey: KeyObject }): TicketCodes {
  const publicKey = createPublicKey(privateKey);
  const keyId = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest();
  const header = Buffer.concat([Buffer.of(VERSION), keyId.subarray(0, KEY_ID_BYTES)]);
  return {
    issue({ registrationId }) {
      const signed = Buffer.concat([header, bytesOf(registrationId)]);
      return Buffer.concat([signed, sign(null, signed, privateKey)]).toString("base64url");
    },
    read(code) {
      const bytes = Buffer.from(code, "base64url");
      // Buffer skips characters that are not base64url, and ignores unused bits. A code has only one spelling.
      if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES || bytes.toString("base64url") !== code) return null;
      const signed = bytes.subarray(0, SIGNED_BYTES);
      if (!signed.subarray(0, header.length).equals(header)) return null;
      if (!verify(null, signed, publicKey, bytes.subarray(SIGNED_BYTES))) return null;
      return { registrationId: uuidOf(signed.subarray(header.length)) };
    },
  };
}

/**
 * Twelve characters by which a phone without network recognises a code: it compares instead of verifying, because its
 * browser may not know Ed25519 (Safari 16, Chrome 109). Nobody can make a code from its fingerprint.
 */
export const fingerprintOf = (code: string): string =>
  createHash("sha256").update(code).digest().subarray(0, FINGERPRINT_BYTES).toString("base64url");

function bytesOf(uuid: string): Buffer {
  const bytes = Buffer.from(uuid.replaceAll("-", ""), "hex");
  if (bytes.length !== REGISTRATION_BYTES) throw new TypeError("a registration’s id is a UUID");
  return bytes;
}

const uuidOf = (bytes: Buffer): string => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
