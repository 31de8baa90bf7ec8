import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const dist = "client/dist";

/** Compiles each file as a browser does before it runs it, and prints the files that it refuses. */
const compileAll = `
  import { readFileSync } from "node:fs";
  import { SourceTextModule } from "node:vm";
  for (const file of process.argv.slice(1)) {
    try {
      new SourceTextModule(readFileSync(file, "utf8"));
    } catch (error) {
      console.log(file + ": " + error.message);
    }
  }
`;

test("every file of the client's build is a valid module", async () => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dist, ".vite/manifest.json"), "utf8"),
  );
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".js") ? [join(dist, file)] : []));
  expect(scripts.length).toBeGreaterThan(50);
  const node = ["--experimental-vm-modules", "--no-warnings", "--input-type=module", "--eval", compileAll, ...scripts];
  const { stdout } = await promisify(execFile)(process.execPath, node);
  expect(stdout).toBe("");
});
