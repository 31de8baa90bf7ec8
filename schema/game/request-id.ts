const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 12;

/**
 * A client's own name for what it asks for, so that what is sent again is counted once. 72 random bits, which no two of
 * a player's answers share; short, because it travels with every answer and every receipt.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  // As many letters as six bits count, so each is equally likely.
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}
