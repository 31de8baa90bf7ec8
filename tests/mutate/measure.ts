import { isCaught, type Outcome, type Verdict } from "./report.ts";
import { openRecorder, type Recorder } from "./run/reach.ts";
import { atLoad, canReach, isNear, type TestFile, testsReaching } from "./run/test-choice.ts";
import { testFiles } from "./run/tree.ts";
import { openVitestClient, type VitestClient } from "./run/vitest-client.ts";
import { functionKey } from "./source/functions.ts";
import type { Mutant } from "./source/mutants.ts";
import { type Sources, usersOf } from "./source/users.ts";

export interface MeasureOptions {
  readonly root: string;
  readonly mutants: readonly Mutant[];
  readonly sources: Sources;
  /** How many test files are run for one fault, at most. */
  readonly maxFiles: number;
  readonly nearOnly?: boolean;
  readonly isFresh?: boolean;
  /** For the tests of each process. As many faults are tried at once as there are environments. */
  readonly environments?: readonly Environment[];
  /** Is called after each fault, with the environment of the process that tried it. */
  readonly onVerdict?: (verdict: Verdict, environment: Environment) => Promise<void> | void;
  readonly say?: (progress: string) => void;
  /** Until a run counts as hanging: this, and five times what its tests take without a fault. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export type Environment = Readonly<Record<string, string>>;

export interface Measurement {
  readonly verdicts: readonly Verdict[];
  /** Test files that fail without any fault, and were not used. */
  readonly failing: readonly string[];
}

/**
 * Tries each fault: first with the tests of its feature, and if it survives those, with all others that reach it. After an
 * abort the faults that were tried until then are returned.
 */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  const { root, mutants, nearOnly = false, environments = [{}], isFresh = false, say = () => {} } = options;
  const recorder = openRecorder({ root, environment: environments[0] ?? {}, isFresh });
  const processes = environments.map((environment) => ({
    environment,
    client: openVitestClient({ root, mode: "mutants", environment }),
  }));
  const verdicts = new Map<Mutant, Verdict>();
  const failing = new Set<string>();
  const stop = () => Promise.all([recorder.stop(), ...processes.map(({ client }) => client.stop())]);
  options.signal?.addEventListener("abort", () => void stop());
  try {
    for (const stage of nearOnly ? (["near"] as const) : (["near", "other"] as const)) {
      const open = mutants.filter((mutant) => !isDone(verdicts.get(mutant)));
      const tests = await record(recorder, stage, open, options);
      for (const test of tests) if (!test.isPassed) failing.add(test.file);
      const catchers = new Map<string, string>();
      const waiting = open.values();
      const work = async ({ client, environment }: (typeof processes)[number]) => {
        for (const mutant of waiting) {
          say(`${stage} tests: ${mutant.file}:${mutant.line}, ${verdicts.size} of ${mutants.length} faults tried`);
          const verdict = await judge(client, mutant, tests, catchers.get(mutant.file), options);
          if (options.signal?.aborted) return;
          if ("by" in verdict.outcome) catchers.set(mutant.file, verdict.outcome.by.split(": ")[0] ?? "");
          const before = verdicts.get(mutant);
          verdicts.set(mutant, before ? merge(before, verdict) : verdict);
          await options.onVerdict?.(verdict, environment);
        }
      };
      await Promise.all(processes.map(work));
    }
  } catch (error) {
    if (!options.signal?.aborted) throw error;
  } finally {
    await stop();
  }
  return { verdicts: mutants.flatMap((mutant) => verdicts.get(mutant) ?? []), failing: [...failing] };
}

const isDone = (verdict: Verdict | undefined): boolean => verdict !== undefined && isCaught(verdict);

/** A fault that ran through tests before survived them, even if no others reach it. */
function merge(before: Verdict, now: Verdict): Verdict {
  const outcome = now.outcome.state === "not reached" ? before.outcome : now.outcome;
  return { ...now, outcome, tests: before.tests + now.tests };
}

async function record(recorder: Recorder, stage: "near" | "other", open: readonly Mutant[], options: MeasureOptions) {
  const sources = [...new Set(open.map(({ file }) => file))];
  const wanted = testFiles(options.root).filter((test) => {
    const able = sources.filter((source) => canReach(source, test));
    return able.length > 0 && able.some((source) => isNear(source, test)) === (stage === "near");
  });
  return await recorder.record(wanted, options.say ?? (() => {}));
}

/** What a test has to reach to meet this fault. */
function keysOf({ file, place, isInFunction }: Mutant, tests: readonly TestFile[], sources: Sources): string[] {
  const runsAtLoad = (key: string) => tests.some(({ reached }) => reached.has(atLoad(key)));
  if (!isInFunction) return usersOf(file, place, sources, runsAtLoad);
  const key = functionKey(file, place);
  return runsAtLoad(key) ? [key, atLoad(key), ...usersOf(file, place, sources, runsAtLoad)] : [key];
}

async function judge(
  client: VitestClient,
  mutant: Mutant,
  tests: readonly TestFile[],
  /** The test file that noticed the last fault of this source: it is run first. */
  catcher: string | undefined,
  { sources, maxFiles, timeoutMs = 15_000 }: MeasureOptions,
): Promise<Verdict> {
  const { file, source } = mutant;
  const keys = keysOf(mutant, tests, sources);
  const reaching = testsReaching(file, keys, tests).slice(0, maxFiles);
  const chosen = reaching.toSorted((one, other) => Number(other.file === catcher) - Number(one.file === catcher));
  if (chosen.length === 0) return { mutant, outcome: { state: "not reached" }, tests: 0 };
  const expectedMs = chosen.reduce((sum, { ms }) => sum + ms, 0);
  const { failure, isHanging } = await client.run(
    { tests: chosen.map((test) => test.file), replaced: { file, source } },
    timeoutMs + 5 * expectedMs,
  );
  const outcome: Outcome =
    failure === undefined ? { state: "survived" } : { state: isHanging ? "hanging" : "caught", by: failure };
  return { mutant, outcome, tests: chosen.length };
}
