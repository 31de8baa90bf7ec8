import { beforeEach, expect, test, vi } from "vitest";
import { readFileOf, removeFileOf, saveFileOf, tidyFiles } from "../../../../../client/net/storage/file-store.ts";
import { DRAFT_PREFIX, OUTBOX_PREFIX, writeSaved } from "../../../../../client/net/storage/local-storage.ts";
import { fakeStorage } from "../../../../support/browser/fake-storage.ts";

const database = vi.hoisted(() => ({ files: new Map<string, unknown>(), isFull: false }));
vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  keys: async () => [...database.files.keys()],
  get: async (key: string) => {
    if (database.isFull) throw new DOMException("forbidden", "UnknownError");
    return database.files.get(key);
  },
  setMany: async (all: [string, unknown][]) => {
    if (database.isFull) throw new DOMException("full", "QuotaExceededError");
    for (const [key, file] of all) database.files.set(key, file);
  },
  delMany: async (keys: string[]) => {
    if (database.isFull) throw new DOMException("forbidden", "UnknownError");
    for (const key of keys) database.files.delete(key);
  },
}));

const file = () => new Blob(["photo"], { type: "image/webp" });
const textOf = async (key: string) => (await readFileOf(key))?.text();
/** As after a reload. */
const reload = () => tidyFiles(fakeStorage()).catch(() => {});

beforeEach(async () => {
  database.isFull = false;
  await reload();
});

test("THREAD-63 a file outlives the page, with its type", async () => {
  expect(await saveFileOf("ada photo-1", file())).toBe(true);
  const kept = new Map(database.files);
  await reload();
  expect(await readFileOf("ada photo-1")).toBeUndefined();
  database.files = kept;
  const read = await readFileOf("ada photo-1");
  expect([read?.type, await read?.text()]).toEqual(["image/webp", "photo"]);
});

test("THREAD-64 a file for which there is no room lasts as long as the page", async () => {
  database.isFull = true;
  expect(await saveFileOf("ada photo-1", file())).toBe(false);
  expect(await textOf("ada photo-1")).toBe("photo");
  expect(await textOf("ada photo-2")).toBeUndefined();
  await removeFileOf("ada photo-1");
  expect(await textOf("ada photo-1")).toBeUndefined();
});

test("THREAD-64 only files that an unsent message or a draft names stay on the device", async () => {
  const store = fakeStorage();
  writeSaved(store, `${OUTBOX_PREFIX}ada.channel.choir`, [{ id: "1", attachment: { id: "photo-1" } }], 1);
  writeSaved(store, `${DRAFT_PREFIX}bola choir`, { text: "", attachment: { id: "photo-2" } }, 1);
  for (const id of ["photo-1", "photo-3"]) await saveFileOf(`ada ${id}`, file());
  await saveFileOf("bola photo-2", file());
  await tidyFiles(store);
  expect([...database.files.keys()]).toEqual(["ada photo-1", "bola photo-2"]);
  expect([await textOf("ada photo-1"), await textOf("ada photo-3")]).toEqual(["photo", undefined]);
});
