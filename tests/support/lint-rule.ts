import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** The lines that a lint rule of ours refuses in a file of this name. `rule` is the path of its `.grit` file. */
export async function refusedLines(rule: string, file: string, source: readonly string[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "lint-rule-"));
  try {
    const settings = { plugins: [resolve(rule)], linter: { rules: { preset: "none" } } };
    await writeFile(join(folder, "biome.json"), JSON.stringify(settings));
    await writeFile(join(folder, file), source.join("\n"));
    const lint = [biome, "lint", "--reporter=github", "--max-diagnostics=200", file];
    const { stdout } = await promisify(execFile)(process.execPath, lint, { cwd: folder }).catch((failure) => failure);
    return [...String(stdout).matchAll(/line=(\d+)/g)].map(([, line]) => Number(line));
  } finally {
    await rm(folder, { recursive: true });
  }
}
