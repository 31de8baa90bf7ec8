import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const UI = "client/ui/";
const isGallery = (file: string) => /^client\/(ui|app)\/gallery\//.test(file);
/** The build has it in place of the English module. */
const isTranslation = (file: string) => /\.\w+\.ts$/.test(file) && !file.endsWith(".d.ts");
const files = globSync("client/**/*.{ts,tsx}", { exclude: ["client/dist/**"] }).filter(
  (file) => !isGallery(file) && !isTranslation(file),
);

/** By file of `client/ui`: the files that import it. */
const importers = new Map<string, Set<string>>(
  files.filter((file) => file.startsWith(UI)).map((file) => [file, new Set()]),
);
for (const file of files) {
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g)) {
    importers.get(join(dirname(file), path))?.add(file);
  }
}

/** The folders of `client/` that use a file, also through other files of `client/ui`. */
function usersOf(file: string): Set<string> {
  const used = new Set([file]);
  const users = new Set<string>();
  // A set also visits what is added during the loop.
  for (const each of used) {
    for (const importer of importers.get(each) ?? []) {
      if (importer.startsWith(UI)) used.add(importer);
      else users.add(importer.split("/")[1] ?? "");
    }
  }
  return users;
}

test("client/ui holds only what two or more features use", () => {
  expect(importers.size).toBeGreaterThan(80);
  const unshared = [...importers.keys()].filter((file) => usersOf(file).size < 2);
  expect(unshared).toEqual([]);
});
