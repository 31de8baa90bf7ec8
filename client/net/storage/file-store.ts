import { createStore, delMany, get, keys, setMany } from "idb-keyval";
import { DRAFT_PREFIX, type KeyValueStore, localStore, OUTBOX_PREFIX, readSaved, savedKeys } from "./local-storage.ts";

/** Bytes, because Safari stores no Blob in a private window. */
interface SavedFile {
  type: string;
  bytes: ArrayBuffer;
}

let opened: ReturnType<typeof createStore> | undefined;
function database() {
  opened ??= createStore("lampstand-files", "files");
  return opened;
}

/** What this page has saved or tried to save: IndexedDB may be full or forbidden. */
const held = new Map<string, Blob>();

/**
 * Saves the file of a photo or voice note that waits to be sent. False if it lasts only as long as the page. Its id has to be
 * named first, by an unsent message or a draft in the local storage (`tidyFiles`).
 */
export async function saveFileOf(key: string, file: Blob): Promise<boolean> {
  held.set(key, file);
  try {
    await setMany([[key, { type: file.type, bytes: await file.arrayBuffer() } satisfies SavedFile]], database());
    return true;
  } catch {
    return false;
  }
}

/** Undefined if it is gone. */
export async function readFileOf(key: string): Promise<Blob | undefined> {
  const known = held.get(key);
  if (known) return known;
  try {
    const saved = await get<SavedFile>(key, database());
    return saved && new Blob([saved.bytes], { type: saved.type });
  } catch {
    return undefined;
  }
}

export async function removeFileOf(key: string): Promise<void> {
  held.delete(key);
  // What stays is removed with the next `tidyFiles`.
  await delMany([key], database()).catch(() => {});
}

/** Removes the files that nothing in the local storage names: those of members who signed out, and what was never sent. */
export async function tidyFiles(store: KeyValueStore = localStore()): Promise<void> {
  const names = [OUTBOX_PREFIX, DRAFT_PREFIX]
    .flatMap((prefix) => savedKeys(store, prefix))
    .map((key) => JSON.stringify(readSaved(store, key)))
    .join();
  const isNamed = (key: string) => names.includes(key.slice(key.indexOf(" ") + 1));
  for (const key of held.keys()) if (!isNamed(key)) held.delete(key);
  const saved = await keys<string>(database());
  await delMany(
    saved.filter((key) => !isNamed(key)),
    database(),
  );
}
