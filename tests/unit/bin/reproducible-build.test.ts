import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { guardFolder } from "../../../bin/guard.mjs";

/** What the build of the client reads. */
const sources = ["client", "schema", "vite.config.ts", "package.json", "tsconfig.json"];
const built = resolve("client/dist");
/**
 * A folder somewhere else, with a space in its path. It is below this checkout and its name is before that of
 * `node_modules`, so that the sources find the packages and have the same place in an order of paths.
 */
const elsewhere = mkdtempSync(resolve(".another checkout-"));
const removeFolder = guardFolder(elsewhere);
afterAll(removeFolder);

test("a checkout in another folder builds the same files, byte for byte", { timeout: 120_000 }, () => {
  for (const source of sources) cpSync(source, join(elsewhere, source), { recursive: true, filter: isSource });
  for (const build of [[], ["--ssr"]]) {
    const out = join(elsewhere, "dist", build.length === 0 ? "" : ".prerender");
    const vite = resolve("node_modules/vite/bin/vite.js");
    const args = [vite, "build", "--logLevel", "warn", ...build, "--outDir", out];
    const env = { ...process.env, NODE_ENV: "production", TZ: "Pacific/Kiritimati", LANG: "C" };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: elsewhere, env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  }
  const names = ["index.html", "sw.js", ".prerender/prerender.js", ".prerender/route-paths.json", ...scripts()];
  expect(names.length).toBeGreaterThan(100);
  const differing = names.filter((name) => !readFileSync(join(built, name)).equals(read(name)));
  expect(differing).toEqual([]);
});

const isSource = (path: string) => !/^client[\\/]dist/.test(relative(process.cwd(), resolve(path)));

const read = (name: string) => readFileSync(join(elsewhere, "dist", name));

/** The files of the build elsewhere, from its manifest. Their names contain a hash of their bytes. */
function scripts(): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(read(".vite/manifest.json").toString());
  return Object.values(manifest).map(({ file }) => file);
}
