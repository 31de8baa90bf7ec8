import { newRequestId } from "../../../schema/game/request-id.ts";
import type { Original } from "../../../schema/thread/forward.ts";
import { localStore } from "../../net/storage/local-storage.ts";
import { sendSoon } from "../pending/open-threads.ts";
import { createOutboxStorage } from "../pending/pending-storage.ts";
import type { ThreadKey } from "../pending/thread-key.ts";

/** Puts a forward among the unsent messages of another thread, which are sent in the background. */
export function sendForward(target: ThreadKey, content: string, forward: Original): void {
  const message = { id: newRequestId(), content, forward, writtenAt: Date.now(), refusal: null };
  createOutboxStorage(localStore(), target).put(message);
  sendSoon(target);
}
