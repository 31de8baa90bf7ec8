import { createHash } from "node:crypto";
import type { Part } from "./manifest.ts";

export interface PartDigest {
  /** Begins the next entry of the part. Its name counts if it is given. */
  begin(name?: string): void;
  update(bytes: Uint8Array): void;
  /** The numbers so far. */
  result(): Part;
}

/** Counts and digests a part of an archive while it is written or read. */
export function partDigest(): PartDigest {
  const hash = createHash("sha256");
  let entries = 0;
  let bytes = 0;
  return {
    begin(name) {
      entries += 1;
      if (name !== undefined) hash.update(`${name}\0`);
    },
    update(chunk) {
      bytes += chunk.length;
      hash.update(chunk);
    },
    result: () => ({ entries, bytes, sha256: hash.copy().digest("hex") }),
  };
}

export const isSamePart = (one: Part, other: Part): boolean =>
  one.entries === other.entries && one.bytes === other.bytes && one.sha256 === other.sha256;
