import type { LivePart } from "../frame/live.ts";
import { CHANGES_PREFIX, OUTBOX_PREFIX } from "../net/storage/local-storage.ts";

export const live: LivePart = {
  sender: {
    prefixes: [OUTBOX_PREFIX, CHANGES_PREFIX],
    load: async () => {
      const { createBackgroundSender } = await import("./pending/background-sender.ts");
      return (memberId) => createBackgroundSender({ memberId });
    },
  },
};
