import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { environmentNames } from "./messages.ts";
import type { TestFile } from "./test-choice.ts";
import { openVitestClient } from "./vitest-client.ts";

interface StoredFile {
  /** Of the test file when it was recorded. */
  readonly hash: string;
  readonly ms: number;
  /** Places in the list of keys. */
  readonly reached: readonly number[];
}

interface Stored {
  readonly keys: readonly string[];
  readonly files: Record<string, StoredFile>;
}

const BATCH = 24;
const BATCH_LIMIT_MS = 20 * 60_000;

export interface Recorder {
  /** What these test files reach. Those that have not changed since they were last recorded are not run again. */
  record(tests: readonly string[], say: (progress: string) => void): Promise<TestFile[]>;
  stop(): Promise<void>;
}

interface RecorderOptions {
  readonly root: string;
  readonly environment?: Record<string, string>;
  /** Forgets what was recorded before. */
  readonly isFresh?: boolean;
}

export function openRecorder({ root, environment, isFresh }: RecorderOptions): Recorder {
  const store = join(root, "node_modules", ".cache", "mutate", "reach.json");
  const folder = mkdtempSync(join(tmpdir(), "lampstand-reach-"));
  const client = openVitestClient({
    root,
    mode: "record",
    environment: { ...environment, [environmentNames.reachFolder]: folder },
  });
  const stored = isFresh ? { keys: [], files: {} } : read(store);
  const known = new Map<string, TestFile & { hash: string }>(
    Object.entries(stored.files).map(([file, { hash, ms, reached }]) => {
      const keys = reached.map((place) => stored.keys[place] ?? "");
      return [file, { file, hash, ms, isPassed: true, reached: new Set(keys) }];
    }),
  );
  const hashOf = (test: string) =>
    createHash("sha256")
      .update(readFileSync(join(root, test)))
      .digest("hex");

  return {
    record: async (tests, say) => {
      const missing = tests.filter((test) => known.get(test)?.hash !== hashOf(test));
      const failed: TestFile[] = [];
      for (let done = 0; done < missing.length; done += BATCH) {
        say(`recording what the tests reach: ${done} of ${missing.length} files`);
        const batch = missing.slice(done, done + BATCH);
        const { files } = await client.run({ tests: batch }, BATCH_LIMIT_MS);
        const reached = readReached(folder, root);
        for (const { file, ms, isPassed } of files) {
          const test = { file, ms, isPassed, reached: reached.get(file) ?? new Set<string>(), hash: hashOf(file) };
          known.delete(file);
          if (isPassed) known.set(file, test);
          else failed.push(test);
        }
        write(store, known);
      }
      const passed = tests.flatMap((test) => known.get(test) ?? []);
      return [...passed, ...failed];
    },
    stop: async () => {
      await client.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readReached(folder: string, root: string): Map<string, ReadonlySet<string>> {
  const entries = readdirSync(folder).map((name) => {
    const { file, reached } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
      file: string;
      reached: string[];
    };
    return [relative(root, file), new Set(reached)] as const;
  });
  return new Map(entries);
}

function read(store: string): Stored {
  try {
    return JSON.parse(readFileSync(store, "utf8")) as Stored;
  } catch {
    return { keys: [], files: {} };
  }
}

function write(store: string, known: ReadonlyMap<string, TestFile & { hash: string }>): void {
  const places = new Map<string, number>();
  const placeOf = (key: string) => {
    if (!places.has(key)) places.set(key, places.size);
    return places.get(key) ?? 0;
  };
  const files = Object.fromEntries(
    [...known.values()].map(({ file, hash, ms, reached }) => [file, { hash, ms, reached: [...reached].map(placeOf) }]),
  );
  mkdirSync(dirname(store), { recursive: true });
  // Renamed into its place: another command that runs beside this one must not read half of it.
  const written = `${store}.${process.pid}`;
  writeFileSync(written, JSON.stringify({ keys: [...places.keys()], files } satisfies Stored));
  renameSync(written, store);
}
