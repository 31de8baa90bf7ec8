import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as storage from "../../client/net/storage/local-storage.ts";
import { MEMBER_KEY } from "../../client/net/storage/saved-member.ts";
import { fakeStorage } from "../support/browser/fake-storage.ts";

/** Everything with which a page or the service worker can keep something in a browser. */
const means =
  /\b(localStorage|sessionStorage|indexedDB|document\.cookie|createStore\("|setItem|caches\.open|showNotification)\b/g;

/** Who keeps something, and how Sign Out removes it. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  // Sign Out removes all but the settings of the device: the test below.
  "net/storage/local-storage.ts": ["localStorage", "sessionStorage", "setItem"],
  // Under the prefix of this app, so that the test below holds for it.
  "thread/emoji/emoji-search.ts": ["setItem"],
  // The whole storage of the tab is emptied: tests/unit/client/app/offline/signed-out.test.tsx.
  "game/use-name-first.tsx": ["sessionStorage", "setItem"],
  "game/screen/screen-client.ts": ["sessionStorage", "setItem"],
  "word-battle/board/draft-store.ts": ["sessionStorage", "setItem"],
  "app/scroll/saved-places.ts": ["sessionStorage", "setItem"],
  // Emptied: the same test.
  "app/offline/query/query-store.ts": ['createStore("'],
  // What no unsent message names is removed: tests/unit/client/app/offline/signed-out.test.tsx.
  "net/storage/file-store.ts": ['createStore("'],
  // Files of the build and pages for visitors, nothing of a member: tests/unit/client/app/offline/worker.test.ts.
  "app/offline/worker/saved-files.ts": ["caches.open"],
  // What the server pushes, until the system or the member removes it. Closed: the same test.
  "app/offline/worker/push-events.ts": ["showNotification"],
  // How this device looks, whoever uses it.
  "app/shell/sidebar/sidebar-state.ts": ["document.cookie"],
  "app/theme/theme-choice.ts": ["document.cookie"],
};

function sources(folder: string): string[] {
  return readdirSync(join("client", folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "dist" ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const codeOf = (file: string) =>
  readFileSync(join("client", file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("APP-7 each place that keeps something in a browser is known here, with what removes it", () => {
  const found = sources("").flatMap((file) => {
    const used = [...new Set([...codeOf(file).matchAll(means)].map(([each]) => each))];
    return used.length > 0 ? [[file, used.sort()] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(keepers);
});

test("APP-7 of all keys that this app has in local storage, Sign Out keeps only those of the device", () => {
  const named = [...Object.values(storage), MEMBER_KEY].filter((each) => typeof each === "string");
  expect(named.length).toBeGreaterThan(9);
  const store = fakeStorage();
  for (const name of named) storage.writeSaved(store, name.endsWith(".") ? `${name}ada` : name, "kept", 1);
  store.setItem("another-app", "kept");
  storage.clearSaved(store);
  expect(Object.keys(store).sort()).toEqual([
    "another-app",
    storage.DATA_SAVER_KEY,
    `${storage.DEVICE_PREFIX}ada`,
    storage.GATE_NAME_KEY,
  ]);
});
