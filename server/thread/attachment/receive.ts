import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { shareThread } from "../message/message-store.ts";
import type { ThreadKind } from "../thread-environment.ts";
import { ifMayWrite } from "../write-check.ts";
import { type EncodedFile, findSaved, type Saved, saveAttachment, type Upload } from "./attachment.ts";
import { selectThreadKind } from "./attachment-store.ts";

export interface ReceiveServices {
  readonly database: Pick<Database, "run" | "transaction">;
  readonly storage: Storage;
  readonly kinds: Readonly<Record<"conversation" | "channel", ThreadKind>>;
}

/**
 * THREAD-43 to THREAD-45: saves an uploaded photo or voice note, if its member may send one in the thread. `encode` checks the
 * file and is called only then; what was saved before under this id is returned without it.
 */
export async function receiveAttachment<Kind extends AttachmentKind>(
  { database, storage, kinds }: ReceiveServices,
  upload: Upload,
  kind: Kind,
  encode: () => Promise<EncodedFile & { readonly kind: Kind }>,
): Promise<Saved<Kind>> {
  await refuseUnlessMaySend({ database, kinds }, upload);
  const saved = await findSaved(database, upload, kind);
  return saved ?? (await saveAttachment<Kind>(database, storage, upload, await encode()));
}

/** As the message that carries it will be checked. For strangers there is no difference between threads. */
async function refuseUnlessMaySend(
  { database, kinds }: Pick<ReceiveServices, "database" | "kinds">,
  upload: Upload,
): Promise<void> {
  const [thread] = await selectThreadKind(database, [upload.threadId]);
  if (!thread) throw new Refusal("attachment/not-here");
  const kind = kinds[thread.kind];
  const { refused } = await ifMayWrite(database, kind, upload, shareThread, async (tx) => ({
    refused: await kind.refusalToAttach(tx, upload),
  }));
  if (refused === "chat/not-found" || refused === "channel/not-found") throw new Refusal("attachment/not-here");
  if (refused) throw new Refusal(refused);
}
