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
import { newBuildFolder, replaceBuild } from "../../../bin/client-folder.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;
let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "lampstand-client-"));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

const built = () => join(client, "dist");
const assets = () => readdirSync(join(built(), "assets")).sort();

/** Builds these hashed files and this page, as Vite does. */
function build(page: string, names: readonly string[]): void {
  const newBuild = newBuildFolder(built());
  mkdirSync(join(newBuild, "assets"), { recursive: true });
  mkdirSync(join(newBuild, ".vite"));
  writeFileSync(join(newBuild, "index.html"), page);
  for (const name of names) writeFileSync(join(newBuild, "assets", name), name);
  const files = names.map((name) => [name, { file: `assets/${name}` }]);
  writeFileSync(join(newBuild, ".vite/manifest.json"), JSON.stringify(Object.fromEntries(files)));
  replaceBuild(built(), newBuild);
}

/** Makes this file look as if it was replaced so many days ago. */
function age(name: string, days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(built(), "assets", name), then, then);
}

describe("a build of the client", () => {
  test("a new build replaces the old one completely and leaves no other folder", () => {
    build("first", ["main-1.js"]);
    build("second", ["main-2.js"]);
    expect(readFileSync(join(built(), "index.html"), "utf8")).toBe("second");
    expect(readdirSync(client)).toEqual(["dist"]);
  });

  test("a build keeps the files of older builds, which a running server still serves", () => {
    build("first", ["main-1.js", "same.js"]);
    age("main-1.js", 30);
    build("second", ["main-2.js", "same.js"]);
    build("third", ["main-3.js", "same.js"]);
    expect(assets()).toEqual(["main-1.js", "main-2.js", "main-3.js", "same.js"]);
  });

  test("a build removes files that were replaced more than a week ago", () => {
    build("first", ["main-1.js"]);
    build("second", ["main-2.js"]);
    age("main-1.js", 8);
    build("third", ["main-3.js"]);
    expect(assets()).toEqual(["main-2.js", "main-3.js"]);
  });

  test("a build removes the folder of a killed build, but not of one still running", () => {
    const ofDeadProcess = `${built()}.4194305`;
    const ofLiveProcess = `${built()}.${process.ppid}`;
    for (const folder of [ofDeadProcess, ofLiveProcess]) mkdirSync(folder);
    build("first", ["main-1.js"]);
    expect(existsSync(ofDeadProcess)).toBe(false);
    expect(existsSync(ofLiveProcess)).toBe(true);
  });
});
