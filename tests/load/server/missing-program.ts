/** A line needs a program that is not installed. */
export class MissingProgram extends Error {
  constructor(program: string, detail: string) {
    super(`${program} is missing: ${detail}`);
  }
}

/** The package that Node did not find, by what it printed when it ended. */
export function missingPackage(printed: string): string | undefined {
  return /Cannot find package '([^']+)'/.exec(printed)?.[1];
}
