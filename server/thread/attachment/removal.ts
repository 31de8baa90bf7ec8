import type { Database } from "../../platform/database/database.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { fileName } from "./attachment-file.ts";
import { deleteAttachment, lockRemovable, selectRemovable } from "./attachment-store.ts";

type Transactions = Pick<Database, "run" | "transaction">;

/**
 * THREAD-54, THREAD-55: removes files that no message carried within a day, and those whose message is gone, except while an
 * open report has them in its evidence.
 */
export async function removeAttachments(database: Transactions, storage: Storage): Promise<void> {
  for (const { id } of await selectRemovable(database, [])) await remove(database, storage, id);
}

/** The file goes first: without its row, nothing would remove it. */
const remove = (database: Transactions, storage: Storage, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [found] = await lockRemovable(tx, [id]);
    if (!found) return;
    await storage.remove(fileName(found.id, found.type));
    await deleteAttachment(tx, [id]);
  });
