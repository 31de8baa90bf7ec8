import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../source/users.ts";
import { hasBehaviour, isProduct } from "./product.ts";

/** All sources of the product. */
export function readSources(root: string): Sources {
  const files = globSync("{schema,rooms,server,client}/**/*.{ts,tsx}", { cwd: root, exclude: ["client/dist*/**"] });
  return new Map(
    files
      .filter(isProduct)
      .sort()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
}

/** The sources below these paths that can have faults. */
export function sourcesBelow(paths: readonly string[], sources: Sources, root: string): string[] {
  const named = paths.map((path) => path.replace(/\/+$/, ""));
  const found = new Set(named.flatMap((path) => globSync([path, `${path}/**`], { cwd: root })));
  return [...sources.keys()].filter((file) => found.has(file) && hasBehaviour(file));
}

/**
 * Unit and integration tests, in the order of their paths. Tests of processes are left out: those run the unchanged sources.
 */
export function testFiles(root: string): string[] {
  const patterns = ["tests/unit/**/*.test.{ts,tsx}", "tests/integration/**/*.test.ts"];
  return globSync(patterns, { cwd: root })
    .filter((file) => !/^tests\/(integration\/process|unit\/(bin|load|mutate))\//.test(file))
    .sort();
}
