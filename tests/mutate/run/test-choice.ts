/** What is known about a test file from a run without a fault. */
export interface TestFile {
  readonly file: string;
  readonly ms: number;
  readonly isPassed: boolean;
  /** The keys of the functions that it called, and of those that ran while its modules were loaded ({@link atLoad}). */
  readonly reached: ReadonlySet<string>;
}

/**
 * The key of a function that ran while a module was loaded: it built a statement, for example. Files that share a process
 * load a module once, so most of those that depend on it did not call it.
 */
export const atLoad = (key: string): string => `at load: ${key}`;

/** The feature of a source: `payment` of `server/payment/refund/send-refund.ts`. */
const featureOf = (source: string): string => source.split("/")[1]?.replace(/\..*$/, "") ?? "";

/** Whether a test file is about the source's feature, by its path. */
export const isNear = (source: string, test: string): boolean => test.split(/[/.]/).includes(featureOf(source));

/** How many folders and file names a test shares with the source: those of the same part of a feature are the nearest. */
function nearness(source: string, test: string): number {
  const words = test.split(/[/.]/);
  return source
    .split(/[/.]/)
    .slice(1, -1)
    .filter((word) => words.includes(word)).length;
}

/** Whether a test could load a source at all. */
export const canReach = (source: string, test: string): boolean =>
  test.startsWith("tests/unit/client/")
    ? /^(client|schema|rooms)\//.test(source)
    : !source.startsWith("client/") || !test.startsWith("tests/integration/");

/** The test files that call one of the functions: unit tests first, then the nearest ones, the fastest first. */
export function testsReaching(source: string, keys: readonly string[], tests: readonly TestFile[]): TestFile[] {
  const chosen = tests.filter(({ isPassed, reached }) => isPassed && keys.some((key) => reached.has(key)));
  const rank = ({ file, ms }: TestFile) => [file.startsWith("tests/unit/") ? 0 : 1, -nearness(source, file), ms];
  return chosen.sort((one, other) => compare(rank(one), rank(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
