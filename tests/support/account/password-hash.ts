import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/** Counts how many passwords this process hashes while `work` runs, to store or to compare them. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  const scrypt = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  try {
    await work();
    return scrypt.mock.calls.length;
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
}
