import type { LivePart } from "../frame/live.ts";
import { READS_PREFIX } from "../net/storage/local-storage.ts";

export const live: LivePart = {
  sender: {
    prefixes: [READS_PREFIX],
    load: async () => (await import("./read/send-reads.ts")).createReadSender,
  },
};
