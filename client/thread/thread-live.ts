import type { LivePart } from "../frame/live.ts";
import { queryClient } from "../net/query/query-client.ts";
import { CHANGES_PREFIX, OUTBOX_PREFIX } from "../net/storage/local-storage.ts";
import { foundKey } from "./everywhere/found-key.ts";

export const live: LivePart = {
  connected: () => void queryClient.invalidateQueries({ queryKey: foundKey }),
  sender: {
    prefixes: [OUTBOX_PREFIX, CHANGES_PREFIX],
    load: async () => {
      const { createBackgroundSender } = await import("./pending/background-sender.ts");
      return (memberId) => createBackgroundSender({ memberId });
    },
  },
};
