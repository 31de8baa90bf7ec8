import { expect, test } from "vitest";
import equivalents from "../../mutate/equivalent.json" with { type: "json" };
import { counted, outdated } from "../../mutate/equivalent.ts";
import { readMutateOptions } from "../../mutate/options.ts";
import { describeVerdicts, type Outcome, resultOf, survivorsOf, type Verdict } from "../../mutate/report.ts";
import { testsReaching } from "../../mutate/run/test-choice.ts";
import { readSources } from "../../mutate/run/tree.ts";
import { sampleOf } from "../../mutate/sample.ts";
import { type Mutant, mutantsOf } from "../../mutate/source/mutants.ts";
import { usersOf } from "../../mutate/source/users.ts";

const [mutant] = mutantsOf("server/ticket/ticket.ts", "export const isOpen = (a: number) => a < 3;") as [Mutant];
const verdict = (outcome: Outcome): Verdict => ({ mutant, outcome, tests: 1 });
const testFile = (file: string, ms: number, reached = "k") => ({
  file,
  ms,
  isPassed: true,
  reached: new Set([reached]),
});

test("a fault meets the tests that reach it: unit tests, then the feature’s, then the fastest", () => {
  const tests = [
    testFile("tests/integration/event/a.test.ts", 1),
    testFile("tests/integration/ticket/slow.test.ts", 9),
    testFile("tests/integration/ticket/fast.test.ts", 2),
    testFile("tests/unit/server/a.test.ts", 8),
    testFile("tests/unit/server/other.test.ts", 1, "another function"),
    { ...testFile("tests/unit/server/broken.test.ts", 1), isPassed: false },
  ];
  const names = testsReaching("server/ticket/ticket.ts", ["k"], tests).map(({ file }) =>
    file.split("/").slice(2).join("/"),
  );
  expect(names).toEqual(["server/a.test.ts", "ticket/fast.test.ts", "ticket/slow.test.ts", "event/a.test.ts"]);
});

test("of a feature’s tests, those of the same part and of the same file come first", () => {
  const tests = ["a.test.ts", "report/a.test.ts", "report/report-queue.test.ts"].map((file) =>
    testFile(`tests/integration/safety/${file}`, 1),
  );
  const [first, second] = testsReaching("server/safety/report/report-queue.ts", ["k"], tests);
  expect(first?.file).toBe("tests/integration/safety/report/report-queue.test.ts");
  expect(second?.file).toBe("tests/integration/safety/report/a.test.ts");
});

test("a declaration is reached through the functions that use it, also in files that import it", () => {
  const sources = new Map([
    [
      "server/a/limit.ts",
      "const ONE = 1; export const LIMIT = ONE * 2; export const own = () => LIMIT; const no = () => 1;",
    ],
    ["server/a/a.ts", 'export { LIMIT } from "./limit.ts";'],
    [
      "server/b/b.ts",
      'import { LIMIT as MAX } from "../a/a.ts"; const isFull = (b: number) => b > MAX; const no = () => 0;',
    ],
  ]);
  expect(usersOf("server/a/limit.ts", "ONE", sources)).toEqual(["server/a/limit.ts own", "server/b/b.ts isFull"]);
});

test("a fault in what builds a statement meets the tests of what runs it, two files away", () => {
  const sources = new Map([
    ["server/a/text.ts", "export const named = (id) => id + 1;"],
    [
      "server/a/store.ts",
      'import { named } from "./text.ts"; export const select = prepared(named("$1")); export const other = 1;',
    ],
    [
      "server/a/a.ts",
      'import { other, select } from "./store.ts"; export const find = () => select(); const no = () => other;',
    ],
    ["server/b/b.ts", 'import { find } from "../a/a.ts"; const show = () => find();'],
  ]);
  const runsAtLoad = (key: string) => key === "server/a/text.ts named";
  const users = usersOf("server/a/text.ts", "named", sources, runsAtLoad);
  expect(users).toContain("server/a/a.ts find");
  // They meet it only through a function that runs in a test.
  expect(users.filter((key) => / (no|show)$/.test(key))).toEqual([]);
});

test("a fault in a list meets the tests of what a spread of it fills", () => {
  const source =
    "const units = [1];\nconst all = new Set([...units]);\nconst has = () => all.size;\nconst no = (a) => a.units;";
  const sources = new Map([["rooms/a.ts", source]]);
  expect(usersOf("rooms/a.ts", "units", sources)).toEqual(["rooms/a.ts has"]);
});

test("a fault in a class meets its methods’ tests, one in a nameless statement those of its file", () => {
  const source = "class Room { open = true; close() {} }\nlisten();\nconst other = () => 0;";
  const sources = new Map([["rooms/a.ts", source]]);
  expect(usersOf("rooms/a.ts", "Room", sources)).toEqual(["rooms/a.ts close"]);
  expect(usersOf("rooms/a.ts", "module", sources)).toEqual(["rooms/a.ts close", "rooms/a.ts other"]);
});

test("caught and hanging faults count for the score, and survivors are printed with their line", () => {
  const verdicts = [
    verdict({ state: "caught", by: "a test" }),
    verdict({ state: "hanging", by: "hangs" }),
    verdict({ state: "survived" }),
    verdict({ state: "not reached" }),
  ];
  const text = describeVerdicts(verdicts, 2);
  expect(text).toContain("50.0 %  2 of 4");
  expect(text).toContain("server/ticket/ticket.ts:1 isOpen: ");
  expect(text).toContain("(no test enters it)");
  expect(text).toContain("1 of the caught ones made a test hang. 2 equivalent ones do not count.");
  expect(resultOf(verdicts)).toMatchObject({ score: 50, caught: 2, survived: 2 });
});

test("what survived before is tried again, and nothing else", () => {
  const source = "export const isOpen = (a: number) => a < 3; export const isFull = (a: number) => a > 9;";
  const mutants = mutantsOf("server/ticket/ticket.ts", source);
  const outcomes = mutants.map(
    (_, index): Outcome => (index === 0 ? { state: "survived" } : { state: "caught", by: "a test" }),
  );
  const before = resultOf(mutants.map((each, index) => ({ ...verdict(outcomes[index] as Outcome), mutant: each })));
  expect(survivorsOf(before, mutants)).toEqual([mutants[0]]);
});

test("an equivalent fault does not count, and an entry for a changed source is found", () => {
  const entry = { file: mutant.file, place: mutant.place, change: mutant.change, reason: "No seat is shared." };
  expect(counted([mutant], [entry])).toEqual([]);
  expect(outdated([entry, { ...entry, change: "a → b" }], [mutant])).toEqual([{ ...entry, change: "a → b" }]);
});

test("each equivalent fault in the list exists and has a reason", () => {
  const sources = readSources(".");
  const files = new Set(equivalents.map(({ file }: { file: string }) => file));
  const mutants = [...files].flatMap((file) => mutantsOf(file, sources.get(file) ?? ""));
  expect(outdated(equivalents, mutants)).toEqual([]);
  expect(equivalents.filter(({ reason }: { reason: string }) => reason.length < 10)).toEqual([]);
});

test("a sample is the same for the same seed and another for another", () => {
  const items = Array.from({ length: 50 }, (_, place) => place);
  expect(sampleOf(items, 5, 1)).toEqual(sampleOf(items, 5, 1));
  expect(sampleOf(items, 5, 1)).not.toEqual(sampleOf(items, 5, 2));
  expect(sampleOf(items, 50, 1)).toEqual(items);
});

test("a wrong option is named, and without a path the guarded folders are taken", () => {
  expect(readMutateOptions(["--sample", "none"])).toMatchObject({ problem: expect.stringContaining("--sample") });
  expect(readMutateOptions(["--unknown"])).toMatchObject({ problem: expect.stringContaining("--unknown") });
  expect(readMutateOptions([])).toMatchObject({ paths: expect.arrayContaining(["server/payment", "client/net"]) });
});
