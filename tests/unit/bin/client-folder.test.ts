import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshFolder, replaceBuild } from "../../../bin/client-folder.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "lampstand-client-"));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const built = () => join(client, "dist");
const assets = () => readdirSync(join(built(), "assets")).sort();

/** Builds these hashed files, and a page that names the build, like Vite and the compression after it. */
function build(page: string, names: readonly string[]): void {
  const fresh = freshFolder(built());
  mkdirSync(join(fresh, "assets"), { recursive: true });
  mkdirSync(join(fresh, ".vite"));
  writeFileSync(join(fresh, "index.html"), page);
  for (const name of names) writeFileSync(join(fresh, "assets", name), name);
  const files = names.map((name) => [name, { file: `assets/${name}` }]);
  writeFileSync(join(fresh, ".vite/manifest.json"), JSON.stringify(Object.fromEntries(files)));
  replaceBuild(built(), fresh);
}

/** Makes this file look as if it was replaced so many days ago. */
function age(name: string, days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(built(), "assets", name), then, then);
}

describe("a build of the client", () => {
  test("takes its place whole, and leaves nothing beside it", () => {
    build("first", ["main-1.js"]);
    build("second", ["main-2.js"]);
    expect(readFileSync(join(built(), "index.html"), "utf8")).toBe("second");
    expect(readdirSync(client)).toEqual(["dist"]);
  });

  test("keeps the files of a server that started before it, also over several builds", () => {
    build("first", ["main-1.js", "same.js"]);
    age("main-1.js", 30);
    build("second", ["main-2.js", "same.js"]);
    build("third", ["main-3.js", "same.js"]);
    expect(assets()).toEqual(["main-1.js", "main-2.js", "main-3.js", "same.js"]);
  });

  test("drops files that were replaced more than a week ago", () => {
    build("first", ["main-1.js"]);
    build("second", ["main-2.js"]);
    age("main-1.js", 8);
    build("third", ["main-3.js"]);
    expect(assets()).toEqual(["main-2.js", "main-3.js"]);
  });

  test("removes what a killed build left, and not what another build is writing", () => {
    const ofDeadProcess = `${built()}.4194305`;
    const ofLiveProcess = `${built()}.${process.ppid}`;
    for (const folder of [ofDeadProcess, ofLiveProcess]) mkdirSync(folder);
    build("first", ["main-1.js"]);
    expect(existsSync(ofDeadProcess)).toBe(false);
    expect(existsSync(ofLiveProcess)).toBe(true);
  });
});
