import type { Refused } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { shareThread } from "./message/message-store.ts";
import type { ThreadKind, ThreadRequest } from "./thread-environment.ts";

/** Runs the work if the member may write. Check and work share one transaction, which locks the thread. */
export async function ifMayWrite<T extends object>(
  database: Pick<Database, "transaction">,
  kind: ThreadKind,
  request: ThreadRequest,
  lock: typeof shareThread,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | Refused> {
  const stored = await database.transaction(async (tx): Promise<T | Refused> => {
    await lock(tx, [request.threadId]);
    const [permission] = await kind.permissionsOf(tx, [request]);
    return permission?.refusal ? { refused: permission.refusal, text: permission.text } : await work(tx);
  });
  broadcastChange(kind, request.threadId, stored);
  return stored;
}

/** Sends the thread's state to its members after something was stored, or a refusal has changed it. */
export function broadcastChange(kind: ThreadKind, threadId: string, stored: object): void {
  const { hasChanged, refused } = stored as { hasChanged?: boolean; refused?: ErrorCode };
  if (hasChanged || (refused && kind.broadcastRefusals.includes(refused))) void kind.broadcast(threadId);
}
