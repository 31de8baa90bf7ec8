import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ErasureFiles } from "../../../server/erasure/erasure.ts";

/** Where a test server keeps the files of members: those on its disk. */
export const filesOf = ({ dataDir }: { readonly dataDir: string }): ErasureFiles => ({
  outbox: join(dataDir, "outbox"),
  storage: {
    put: () => Promise.reject(new Error("nothing is saved here")),
    get: (name) => readFile(join(dataDir, "files", name)).catch(() => null),
    remove: (name) => rm(join(dataDir, "files", name), { force: true }),
  },
});
