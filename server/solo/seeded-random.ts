import { createHash } from "node:crypto";

/** Numbers from 0 up to, not including, 1, always the same ones for a seed. */
export function seededRandom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash("sha256").update(`${seed} ${drawn}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}
