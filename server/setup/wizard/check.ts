/** What was found out about one part of the setup. A problem has to be solved, a warning may be meant so. */
export interface Finding {
  readonly part: string;
  readonly level: "ok" | "warning" | "problem";
  /** One or two sentences. */
  readonly text: string;
}

export const ok = (part: string, text: string): Finding => ({ part, level: "ok", text });
export const warning = (part: string, text: string): Finding => ({ part, level: "warning", text });
export const problem = (part: string, text: string): Finding => ({ part, level: "problem", text });

const marks = { ok: "ok     ", warning: "warning", problem: "PROBLEM" } as const;

/** As a line for the terminal. */
export const findingLine = ({ part, level, text }: Finding): string => `  ${marks[level]}  ${part}: ${text}`;
