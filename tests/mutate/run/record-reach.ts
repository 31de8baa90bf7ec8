// A set-up file: writes down which functions with a probe each test file has called.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { environmentNames } from "./messages.ts";
import { atLoad } from "./test-choice.ts";

declare global {
  // What the probes in the sources fill.
  var reachedFunctions: Set<string> | undefined;
}

globalThis.reachedFunctions = new Set();
let whileLoading: readonly string[] = [];
beforeAll(() => {
  whileLoading = [...(globalThis.reachedFunctions ?? [])].map(atLoad);
  globalThis.reachedFunctions = new Set();
});
afterAll(() => {
  const file = expect.getState().testPath ?? "";
  const name = createHash("sha256").update(file).digest("hex");
  const reached = [...whileLoading, ...(globalThis.reachedFunctions ?? [])];
  writeFileSync(
    join(process.env[environmentNames.reachFolder] ?? "", `${name}.json`),
    JSON.stringify({ file, reached }),
  );
});
