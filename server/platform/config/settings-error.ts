import { StartupError } from "../process/startup-error.ts";

/** Where settings were looked for. */
export interface SettingsSource {
  readonly file: {
    readonly path: string;
    readonly exists: boolean;
    readonly entries: ReadonlyMap<string, { readonly line: number }>;
  };
  readonly environment: NodeJS.ProcessEnv;
}

/** Settings are missing or wrong: one sentence for each, which begins with `The setting NAME`. */
export class SettingsError extends StartupError {
  readonly problems: readonly string[];
  readonly source: SettingsSource | undefined;

  constructor(problems: readonly string[], source?: SettingsSource) {
    super(problems.join("\n"));
    this.problems = problems;
    this.source = source;
  }

  with(source: SettingsSource): SettingsError {
    return new SettingsError(this.problems, source);
  }
}

/** The setting that such a sentence is about. */
export const settingNamed = (problem: string): string => /^The setting (\w+)/.exec(problem)?.[1] ?? "";

/** Collects what is wrong, at most one sentence for each setting. */
export class SettingProblems {
  readonly #problems = new Map<string, string>();

  add(...problems: readonly string[]): void {
    for (const problem of problems) {
      const name = settingNamed(problem);
      if (!this.#problems.has(name)) this.#problems.set(name, problem);
    }
  }

  /** What `read` returns. Collects its {@link StartupError}, and then returns undefined. */
  try<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      this.add(...(error instanceof SettingsError ? error.problems : [error.message]));
      return undefined;
    }
  }

  throwIfAny(): void {
    if (this.#problems.size > 0) throw new SettingsError([...this.#problems.values()]);
  }
}
