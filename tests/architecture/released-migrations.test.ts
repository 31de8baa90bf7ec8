import { expect, test } from "vitest";
import { migrations } from "../../migrations/index.ts";
import packageFile from "../../package.json" with { type: "json" };
import { hashOfMigration, readReleased } from "../support/release/released.ts";

const names = migrations.map(({ name }) => name);
const released = readReleased();
const releasedNames = Object.values(released).flatMap(Object.keys);

test("a migration that was released is never rewritten", () => {
  const changed = Object.values(released)
    .flatMap(Object.entries)
    .filter(([name, hash]) => names.includes(name) && hashOfMigration(name) !== hash)
    .map(([name]) => name);
  const advice =
    "Databases have run these migrations and don't run them again. Restore their text, and add a new migration for the change.";
  expect(changed, advice).toEqual([]);
});

test("the migrations of the releases come first, in their order", () => {
  const advice = "Databases run only what is new at the end. Never remove, rename or reorder what was released.";
  expect(names.slice(0, releasedNames.length), advice).toEqual(releasedNames);
});

test("the release of package.json has stored its migrations", () => {
  expect(Object.keys(released), "Run `npm run store-release` before a release.").toContain(packageFile.version);
});
