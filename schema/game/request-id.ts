const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 12;

/**
 * A new request id. With it a resent request counts only once. 72 random bits make it unique per player. It is short
 * because every answer and every receipt contains it.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  // There are 64 letters, so six bits make each equally likely.
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}
