/** What the command sends to the process that keeps Vitest. */
export interface RunRequest {
  /** Paths of test files from the root, in the order to run them. */
  readonly tests: readonly string[];
  /** The source to use instead of a file's own. */
  readonly replaced?: { readonly file: string; readonly source: string };
}

export interface TestFileResult {
  readonly file: string;
  readonly isPassed: boolean;
  readonly ms: number;
}

/** What it answers: once when it is ready, and once for each request. */
export interface RunReply {
  readonly files: readonly TestFileResult[];
  /** The first test that failed. */
  readonly failure?: string;
  /** Why no test ran: says nothing about the tests. */
  readonly breakdown?: string;
}

/** Whether it runs mutants, until the first failure, or records which functions each test file reaches. */
export type RunnerMode = "mutants" | "record";

export const environmentNames = {
  mode: "MUTATE_MODE",
  root: "MUTATE_ROOT",
  /** A folder for one JSON file per test file with the functions that it reached. */
  reachFolder: "MUTATE_REACH_FOLDER",
} as const;
