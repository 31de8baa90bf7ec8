/** A code counts again once it was out of sight for this long. */
const GONE_MS = 3_000;

/** Passes a code on when it comes into sight, and not again while it stays there. */
export function createRepeatFilter(now: () => number): (code: string) => boolean {
  let last = "";
  let seenAt = Number.NEGATIVE_INFINITY;
  return (code) => {
    const isNew = code !== last || now() - seenAt > GONE_MS;
    last = code;
    seenAt = now();
    return isNew;
  };
}
