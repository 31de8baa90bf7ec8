import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/** Counts the passwords that this process hashes while `work` runs, to store or to check them. */
export async function countHashesDuring(work: () => Promise<unknown>): Promise<number> {
  const scrypt = vi.spyOn(crypto, "scrypt");
  // Modules that import `scrypt` by name, for example better-auth, see the spy only after this.
  syncBuiltinESMExports();
  try {
    await work();
    return scrypt.mock.calls.length;
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
}
