import { createCipheriv, randomBytes } from "node:crypto";

/** Sealed texts have a multiple of this length, because an exact one would tell which of the known questions it is. */
const BLOCK_BYTES = 128;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;

export interface SealedText {
  readonly nonce: Uint8Array<ArrayBuffer>;
  /** The authentication tag is at the end, where WebCrypto expects it. */
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

/** GAME-140: encrypts JSON under a fresh key. */
export function sealText(shown: object): { readonly text: SealedText; readonly key: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const ciphertext = Buffer.concat([
    cipher.update(filledUp(JSON.stringify(shown))),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { text: { nonce, ciphertext }, key };
}

/** JSON may end with spaces. */
function filledUp(json: string): Buffer {
  const bytes = Buffer.from(json);
  return Buffer.concat([bytes], Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES).fill(" ", bytes.length);
}
