// Keeps Vitest ready and runs test files on request, with one source replaced. The replaced source stays in memory.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type {} from "vitest/config";
import { BaseSequencer, createVitest, type Reporter, type TestModule, type TestSpecification } from "vitest/node";
import { withProbes } from "../source/functions.ts";
import { environmentNames, type RunReply, type RunRequest } from "./messages.ts";
import { isProduct } from "./product.ts";

const root = process.env[environmentNames.root] ?? process.cwd();
const isRecording = process.env[environmentNames.mode] === "record";
let request: RunRequest = { tests: [] };

/** Gives Vite the replaced source, or every source with probes. */
const replaceSource: Plugin = {
  name: "replace-source",
  enforce: "pre",
  load(id) {
    const file = relative(root, id);
    if (isRecording && isProduct(file)) return withProbes(file, readFileSync(id, "utf8"));
    return file === request.replaced?.file ? request.replaced.source : undefined;
  },
};

/** Runs the files in the requested order: the tests that are most likely to fail come first. */
class RequestedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => request.tests.indexOf(relative(root, moduleId));
    return files.sort((one, other) => place(one) - place(other));
  }
}

/** The test files that have ended in this run. Vitest's own result also has those of earlier runs. */
let ended: TestModule[] = [];
const collector: Reporter = { onTestModuleEnd: (module) => void ended.push(module) };

const setupFiles = isRecording ? [fileURLToPath(new URL("record-reach.ts", import.meta.url))] : [];
const vitest = await createVitest(
  "test",
  // Vitest's cache on the disk would keep the replaced sources for other runs.
  { root, watch: false, bail: isRecording ? 0 : 1, reporters: [collector], fsModuleCache: false },
  { plugins: [replaceSource], test: { setupFiles, sequence: { sequencer: RequestedOrder } } },
);

async function run(): Promise<RunReply> {
  const { replaced, tests } = request;
  if (replaced) vitest.invalidateFile(join(root, replaced.file));
  const wanted = new Set(tests.map((test) => join(root, test)));
  const all = await vitest.globTestSpecifications([...wanted]);
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(all.filter(({ moduleId }) => wanted.has(moduleId)));
  if (replaced) vitest.invalidateFile(join(root, replaced.file));
  if (ended.length === 0) return { files: [], breakdown: messageOf(unhandledErrors[0]) ?? "no test ran" };
  const failure = ended.map(firstFailure).find((each) => each !== undefined) ?? messageOf(unhandledErrors[0]);
  const files = ended.map((module) => ({
    file: relative(root, module.moduleId),
    isPassed: module.ok(),
    ms: module.diagnostic().duration + module.diagnostic().collectDuration,
  }));
  return failure === undefined ? { files } : { files, failure };
}

function firstFailure(module: TestModule): string | undefined {
  if (module.ok()) return undefined;
  const file = relative(root, module.moduleId);
  for (const test of module.children.allTests("failed")) return `${file}: ${test.fullName}`;
  return `${file}: ${messageOf(module.errors()[0]) ?? "could not be loaded"}`;
}

const messageOf = (error: unknown): string | undefined =>
  error === undefined ? undefined : String((error as { message?: unknown }).message ?? error).split("\n")[0];

process.on("message", (message: RunRequest) => {
  request = message;
  void run()
    .catch((error: unknown): RunReply => ({ files: [], breakdown: messageOf(error) ?? "unknown" }))
    .then((reply) => process.send?.(reply));
});
// The command has ended, perhaps while a test hangs: end all processes of this group.
process.once("disconnect", () => process.kill(-process.pid, "SIGKILL"));
process.send?.("ready");
