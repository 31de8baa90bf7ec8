import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Measurement, measure } from "../../mutate/measure.ts";
import { readSources, sourcesBelow } from "../../mutate/run/tree.ts";
import { openVitestClient } from "../../mutate/run/vitest-client.ts";
import { mutantsOf } from "../../mutate/source/mutants.ts";

const source = `export const isCheap = (price: number) => price < 100;
export const isUnused = (price: number) => !price;
export function empty(list: number[]) {
  while (list.length > 0) list.pop();
  list.pop();
}
`;
const files = {
  "package.json": `{ "type": "module" }`,
  "vitest.config.ts": `export default { test: { projects: [{ test: { name: "unit", include: ["tests/unit/**/*.test.ts"], isolate: false, maxWorkers: 1 } }] } };`,
  "server/price.ts": source,
  "tests/unit/price.test.ts": `import { expect, test } from "vitest";
    import { empty, isCheap } from "../../server/price.ts";
    test("cheap", () => expect(isCheap(5)).toBe(true));
    test("empty", () => { const list = [1, 2]; empty(list); expect(list).toEqual([]); });`,
  "server/free.ts": "export const isFree = (price: number) => price === 0;",
  "tests/unit/free.test.ts": `import { expect, test } from "vitest";
    import { isFree } from "../../server/free.ts";
    test("free", () => expect([0, 1].map(isFree)).toEqual([true, false]));`,
  "server/limit.ts": `const more = (few: number) => few + 4;
const LIMIT = more(4);
export const limit = () => LIMIT;`,
  "tests/unit/limit-first.test.ts": `import { expect, test } from "vitest";
    import { limit } from "../../server/limit.ts";
    test("limited", () => expect(limit()).toBeDefined());`,
  "tests/unit/limit-second.test.ts": `import { expect, test } from "vitest";
    import { limit } from "../../server/limit.ts";
    test("eight", () => expect(limit()).toBe(8));`,
  "tests/unit/broken.test.ts": `import { test } from "vitest"; test("fails anyway", () => { throw new Error("always"); });`,
};

/** The ends of the faults’ descriptions: more would only take longer. */
const faults = {
  caught: "(price: number) => price !== 0;",
  survived: "(price: number) => price <= 100;",
  notReached: "(price: number) => price;",
  atLoad: "few - 4;",
  hanging: "while (list.length > 0) void 0;",
};
const root = realpathSync(mkdtempSync(join(tmpdir(), "lampstand-tiny-")));
let measurement: Measurement;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, "node_modules"));
  symlinkSync(join(process.cwd(), "node_modules", "vitest"), join(root, "node_modules", "vitest"));
  const sources = readSources(root);
  const mutants = sourcesBelow(["server"], sources, root).flatMap((file) => mutantsOf(file, sources.get(file) ?? ""));
  const chosen = mutants.filter(({ change }) => Object.values(faults).some((fault) => change.endsWith(fault)));
  measurement = await measure({
    root,
    mutants: chosen,
    sources,
    maxFiles: 5,
    environments: [{}, {}],
    timeoutMs: 5_000,
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const stateOf = (faulty: string) =>
  measurement.verdicts.find(({ mutant }) => mutant.change.endsWith(faulty))?.outcome.state;

test("a fault that a test notices is caught", () => {
  expect(stateOf(faults.caught)).toBe("caught");
});

test("a fault that no test notices survives, also after one that another file’s test caught", () => {
  expect(stateOf(faults.survived)).toBe("survived");
});

test("a fault in a function that no test enters is not reached", () => {
  expect(stateOf(faults.notReached)).toBe("not reached");
});

test("a fault in what runs while a module is loaded meets the tests of what uses its result", () => {
  expect(stateOf(faults.atLoad)).toBe("caught");
});

test("a fault that makes a test run forever is killed and counts as noticed", () => {
  expect(stateOf(faults.hanging)).toBe("hanging");
});

test("a run in which no test runs is an error, not a fault that was noticed", async () => {
  const client = openVitestClient({ root, mode: "mutants" });
  const run = client.run({ tests: ["tests/unit/none.test.ts"] }, 60_000);
  await expect(run.finally(client.stop)).rejects.toThrow("Vitest ran no test");
});

test("the checkout holds the unchanged source afterwards", () => {
  expect(readFileSync(join(root, "server/price.ts"), "utf8")).toBe(source);
});

test("a test that fails without a fault is not used, and named", () => {
  expect(measurement.failing).toEqual(["tests/unit/broken.test.ts"]);
});
